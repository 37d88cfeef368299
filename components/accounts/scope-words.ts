import { useFormatter, useTranslations } from "next-intl";
import { KeyScope } from "@/lib/accounts/contract";

type Group = KeyScope extends `${infer Name}:${string}` ? Name : never;
type Right = "read" | "write";

/** The parts of a scope's name. */
function partsOf(scope: KeyScope): { scope: KeyScope; group: Group; right: Right } {
  const [group, right] = scope.split(":");
  // A scope's name is a group and a right, as its type says.
  return { scope, group: group as Group, right: right as Right };
}

const all = KeyScope.options.map(partsOf);

/** What a key may be limited to, by group: reading first. */
export const scopesByGroup = [...new Set(all.map(({ group }) => group))].map((group) => ({
  group,
  scopes: all.filter((each) => each.group === group),
}));

/** Says what a key may do: 'Everything', or 'Read weather and farms' and 'Write farms'. */
export function useScopeWords() {
  const t = useTranslations("keys.access");
  const format = useFormatter();
  return (scopes: readonly KeyScope[]): string[] => {
    if (scopes.length === 0) return [t("everything")];
    return (["read", "write"] as const).flatMap((right) => {
      const groups = scopes.map(partsOf).filter((each) => each.right === right);
      return groups.length === 0
        ? []
        : [t(right, { groups: format.list(groups.map(({ group }) => t(`group.${group}`))) })];
    });
  };
}
