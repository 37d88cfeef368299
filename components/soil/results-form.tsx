"use client";

import { useTranslations } from "next-intl";
import { phosphorusMethods } from "@/lib/soil/soil";
import { Button } from "../ui/button";
import { Field, Input, Select } from "../ui/field";
import { Notice } from "../ui/notice";
import { useToast } from "../ui/toast";
import { keepDraft } from "./kept-draft";
import { LabFieldset } from "./lab-fieldset";
import { emptyResults, readResults, resultNames, withResults, type ResultFields } from "./results-fields";
import { ResultsFile } from "./results-file";
import { useSampleResults } from "./soil-data";
import { SoilProblem } from "./soil-problem";
import type { Sample } from "./soil-types";
import { useKeptForm } from "./use-kept-form";
import { useResultsResolver } from "./use-results-resolver";

type ResultsFormProps = { sample: Sample; today: string; onSaved: () => void };

/** What a laboratory found in a sample, typed or read from its file; nothing typed is lost before it is saved. */
export function ResultsForm({ sample, today, onSaved }: ResultsFormProps) {
  const t = useTranslations("soil.results");
  const toast = useToast();
  const { mutate, error, isPending } = useSampleResults(sample.id);
  const days = { collected: sample.collection_date, today };
  const draftKey = `results.${sample.id}`;
  const empty = emptyResults(days);
  const { form, restored } = useKeptForm<ResultFields>({
    draftKey,
    names: resultNames,
    resolver: useResultsResolver(days),
    empty: sample.results ? withResults(empty, sample.results) : empty,
  });
  const { handleSubmit, formState, setFocus, getValues, reset } = form;
  const save = (fields: ResultFields) => {
    const { body } = readResults(fields, days);
    if (!body) return;
    mutate(body, {
      onSuccess: () => {
        keepDraft(draftKey, null);
        toast({ title: t("saved", { code: sample.tracking_code }) });
        onSaved();
      },
    });
  };
  const submit = handleSubmit(save, (errors) => {
    const first = resultNames.find((name) => errors[name]);
    if (first) setFocus(first);
  });
  const faults = Object.keys(formState.errors).length;
  return (
    <form
      noValidate
      aria-label={t("title", { code: sample.tracking_code })}
      onSubmit={(event) => void submit(event)}
      className="rounded-card bg-sunken flex flex-col gap-5 p-3 sm:p-4"
    >
      <p>{t("body")}</p>
      {restored ? <p role="status">{t("restored")}</p> : null}
      <ResultsFile
        onResults={(results) => {
          const fields = withResults(getValues(), results);
          reset(fields, { keepDefaultValues: true });
          keepDraft(draftKey, fields);
        }}
      />
      <ResultFieldsets form={form} days={days} />
      <SoilProblem error={error} />
      {faults > 0 ? <Notice tone="error" title={t("faults", { count: faults })} /> : null}
      <Button type="submit" variant="primary" pending={isPending} className="self-start">
        {t("submit")}
      </Button>
    </form>
  );
}

const groups = {
  basis: ["ph", "organic_matter", "nitrogen"],
  nutrients: ["phosphorus", "potassium", "calcium", "magnesium", "sulfur"],
  trace: ["iron", "zinc", "copper", "boron", "manganese"],
  exchange: ["cec", "exchangeable_acidity"],
  texture: ["clay", "sand", "silt"],
} as const;

type Form = ReturnType<typeof useKeptForm<ResultFields>>["form"];

function ResultFieldsets({ form, days }: { form: Form; days: { collected: string; today: string } }) {
  const t = useTranslations("soil.results");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      {(["basis", "nutrients", "trace", "exchange", "texture"] as const).map((group) => (
        <LabFieldset key={group} title={t(`groups.${group}`)} names={groups[group]} form={form}>
          {group === "nutrients" ? (
            <Field label={t("field.phosphorus_method")} error={errors.phosphorus_method?.message}>
              <Select {...register("phosphorus_method")}>
                {phosphorusMethods.map((method) => (
                  <option key={method} value={method}>
                    {t(`method.${method}`)}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
        </LabFieldset>
      ))}
      <LabFieldset title={t("groups.analysis")} names={[]} form={form}>
        <Field label={t("field.analysis_date")} className="max-sm:col-span-2" error={errors.analysis_date?.message}>
          <Input type="date" min={days.collected} max={days.today} {...register("analysis_date")} />
        </Field>
        <Field label={t("field.laboratory")} className="max-sm:col-span-2" error={errors.laboratory?.message}>
          <Input autoComplete="organization" {...register("laboratory")} />
        </Field>
      </LabFieldset>
    </>
  );
}
