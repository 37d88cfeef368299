import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { api } from "@/lib/api/client";
import { areaHaOf } from "@/lib/geo/boundary/area";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { differencesOf, mergedValues, type FieldName } from "./differences";
import { newFarmOf, valuesOf, type FarmValues } from "./farm-values";

type Version = { before: FarmValues; etag: string | null };

type ConflictProps = {
  farmId: number;
  mine: FarmValues;
  before: FarmValues;
  /** Saves one's own changes on top of the farm as it is now. */
  onKeepMine: (values: FarmValues, now: Version) => void;
  /** Fills the form in with the farm as it is now. */
  onTakeTheirs: (now: Version) => void;
};

/** Somebody changed the farm meanwhile: what differs, and whose is to stay. Nothing typed is lost before the choice. */
export function Conflict({ farmId, mine, before, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useTranslations("farmForm.conflict");
  const query = useQuery({
    // Not the farm's own query: that may still hold the copy that was edited from.
    queryKey: ["farm conflict", farmId, before],
    queryFn: () => api("GET /v1/farms/{id}", { params: { id: farmId } }),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  const answer = query.data;
  if (!answer) {
    return (
      <div ref={card} tabIndex={-1}>
        <Notice
          tone="warn"
          title={t("title")}
          action={query.isError ? <Button onClick={() => void query.refetch()}>{t("tryAgain")}</Button> : null}
        >
          {query.isError ? t("unreadable") : t("reading")}
        </Notice>
      </div>
    );
  }
  const now = valuesOf(answer.body);
  const version = { before: now, etag: answer.etag };
  const differences = differencesOf({ mine, before, now });
  const actions = (
    <>
      <Button variant="primary" onClick={() => onKeepMine(mergedValues({ mine, before, now }), version)}>
        {t("keepMine")}
      </Button>
      <Button onClick={() => onTakeTheirs(version)}>{t("takeTheirs")}</Button>
    </>
  );
  return (
    <div ref={card} tabIndex={-1} role="group" aria-label={t("title")}>
      <Notice tone="warn" title={t("title")} action={actions}>
        <DifferenceList {...{ mine, now }} fields={differences.mine} />
        <Untouched fields={differences.theirs} />
      </Notice>
    </div>
  );
}

type DifferenceListProps = { mine: FarmValues; now: FarmValues; fields: FieldName[] };

function DifferenceList({ mine, now, fields }: DifferenceListProps) {
  const t = useTranslations("farmForm.conflict");
  const words = useFieldWords();
  if (fields.length === 0) return <p>{t("none")}</p>;
  return (
    <dl className="grid gap-3">
      {fields.map((field) => (
        <div key={field}>
          <dt className="font-medium">{t(`field.${field}`)}</dt>
          <dd>{t("mine", { value: words(mine, field) })}</dd>
          <dd>{t("theirs", { value: words(now, field) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Untouched({ fields }: { fields: FieldName[] }) {
  const t = useTranslations("farmForm.conflict");
  const format = useFormatter();
  if (fields.length === 0) return null;
  return <p className="mt-3">{t("stays", { fields: format.list(fields.map((field) => t(`field.${field}`))) })}</p>;
}

function useFieldWords(): (values: FarmValues, field: FieldName) => string {
  const t = useTranslations("farmForm");
  return (values, field) => {
    if (field === "status") return t(`field.statusWord.${values.status}`);
    if (field !== "land") return values[field].trim() === "" ? t("conflict.empty") : values[field];
    const { boundary_coordinates: corners, size } = newFarmOf(values);
    if (corners) {
      const area = areaHaOf(values.corners).toFixed(2);
      return t("conflict.boundary", { count: corners.length, area });
    }
    return typeof size === "number" ? t("conflict.pin", { area: size }) : t("conflict.noBoundary");
  };
}
