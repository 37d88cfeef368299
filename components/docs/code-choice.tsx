import { useTranslations } from "next-intl";
import type { CodeBlock } from "@/lib/reference/blocks";
import { cn } from "../ui/class-names";
import { CopyCode } from "./copy-code";
import { LanguageTabs } from "./language-tabs";

/** Shown while its language's radio button is chosen: no script is needed. */
const shownWhenChosen: Record<string, string> = {
  sh: "hidden group-has-[[value=sh]:checked]/choice:block",
  ts: "hidden group-has-[[value=ts]:checked]/choice:block",
  py: "hidden group-has-[[value=py]:checked]/choice:block",
};

type CodeChoiceProps = {
  choices: readonly CodeBlock[];
  /** The heading above. */
  label: string;
  /** Told apart from the other choices of the page. */
  name: string;
};

/** A block of code, or one in each of several languages behind tabs. */
export function CodeChoice({ choices, label, name }: CodeChoiceProps) {
  const tabs = choices.length > 1;
  return (
    <div data-code-choice className="group/choice border-line bg-sunken rounded-card mt-4 overflow-hidden border">
      {tabs ? <LanguageTabs name={name} languages={choices.map(({ language }) => language)} /> : null}
      {choices.map((block) => (
        <CodePanel
          key={block.language}
          block={block}
          label={label}
          className={tabs ? shownWhenChosen[block.language] : ""}
        />
      ))}
    </div>
  );
}

function CodePanel({ block, label, className }: { block: CodeBlock; label: string; className: string | undefined }) {
  const t = useTranslations("docs");
  const language = t(`languages.${block.language}`);
  return (
    <div className={cn("relative", className)}>
      <pre
        role="group"
        tabIndex={0}
        aria-label={t("code", { heading: label, language })}
        className="text-small max-h-[32rem] overflow-auto p-3 pr-12 font-mono outline-offset-[-2px]"
      >
        <code>{block.text}</code>
      </pre>
      <div className="absolute top-1 right-1">
        <CopyCode text={block.text} label={t("copy", { language })} />
      </div>
    </div>
  );
}
