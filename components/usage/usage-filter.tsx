import type { UsageJson } from "@/lib/usage/contract";
import { monthsBefore } from "@/lib/usage/models/period";
import { Field, Select } from "../ui/field";
import { Segmented } from "../ui/segmented";
import type { UsageState } from "./usage-address";
import { useUsageWords } from "./use-usage-words";

const listedMonths = 13;

type FilterProps = {
  usage: UsageJson;
  state: UsageState;
  onChange: (part: Partial<UsageState>) => void;
  thisMonth: string;
};

/** Which month, key, endpoint and kind of key is shown. */
export function UsageFilter({ usage, state, onChange, thisMonth }: FilterProps) {
  const { t } = useUsageWords();
  const modes = [
    { value: "live", label: t("filter.live") },
    { value: "test", label: t("filter.test") },
  ] as const;
  return (
    <section aria-label={t("filter.label")} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[14rem_14rem_minmax(0,1fr)_auto] lg:items-end">
        <MonthSelect state={state} onChange={onChange} thisMonth={thisMonth} />
        <KeySelect usage={usage} state={state} onChange={onChange} />
        <EndpointSelect usage={usage} state={state} onChange={onChange} />
        <Segmented
          label={t("filter.mode")}
          value={state.mode}
          onChange={(mode) => onChange({ mode, keyId: null })}
          options={modes}
          className="self-end whitespace-nowrap"
        />
      </div>
      <p className="text-small text-ink-soft">{t("utc")}</p>
    </section>
  );
}

function MonthSelect({ state, onChange, thisMonth }: Omit<FilterProps, "usage">) {
  const { t, month } = useUsageWords();
  const months = Array.from({ length: listedMonths }, (_, index) => monthsBefore(thisMonth, index));
  const chosen = state.month ?? thisMonth;
  // An address may name a month that is further back.
  const listed = months.includes(chosen) ? months : [...months, chosen];
  return (
    <Field label={t("filter.month")}>
      <Select
        value={chosen}
        onChange={({ target }) => onChange({ month: target.value === thisMonth ? null : target.value })}
      >
        {listed.map((each) => (
          <option key={each} value={each}>
            {each === thisMonth ? t("filter.thisMonth", { month: month(each) }) : month(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function KeySelect({ usage, state, onChange }: Omit<FilterProps, "thisMonth">) {
  const { t } = useUsageWords();
  const known = usage.keys.some((key) => key.key_id === state.keyId);
  return (
    <Field label={t("filter.key")}>
      <Select
        value={state.keyId ?? ""}
        onChange={({ target }) => onChange({ keyId: target.value === "" ? null : Number(target.value) })}
      >
        <option value="">{t("filter.anyKey")}</option>
        {state.keyId === null || known ? null : <option value={state.keyId}>{state.keyId}</option>}
        {usage.keys.map((key) => (
          <option key={key.key_id} value={key.key_id}>
            {`${key.key_name} (${key.key_prefix}…)`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function EndpointSelect({ usage, state, onChange }: Omit<FilterProps, "thisMonth">) {
  const { t } = useUsageWords();
  const names = usage.endpoints.map(({ endpoint }) => endpoint);
  const listed = state.endpoint === null || names.includes(state.endpoint) ? names : [...names, state.endpoint];
  return (
    <Field label={t("filter.endpoint")} className="min-w-0">
      <Select value={state.endpoint ?? ""} onChange={({ target }) => onChange({ endpoint: target.value || null })}>
        <option value="">{t("filter.anyEndpoint")}</option>
        {listed.toSorted().map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
