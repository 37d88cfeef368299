"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { SyntheticEvent } from "react";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { Segmented } from "../ui/segmented";
import { firstDay, maxDays } from "./history-range";
import type { RangeChoice, RangeOption } from "./use-range-choice";

type RangePickerProps = { choice: RangeChoice; yesterday: string };

/** Chooses the days of past weather: a few offered ranges, or one's own dates. */
export function RangePicker({ choice, yesterday }: RangePickerProps) {
  const t = useTranslations("weather.history");
  const options: { value: RangeOption; label: string }[] = [
    { value: "month", label: t("month") },
    { value: "season", label: t("season") },
    { value: "year", label: t("year") },
    { value: "own", label: t("own") },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t("presets")}
        value={choice.option}
        onChange={choice.choose}
        options={options}
        // Words of unequal length share a narrow row without breaking.
        className="w-full *:flex-auto *:px-2 *:whitespace-nowrap sm:w-fit sm:*:px-3"
      />
      {choice.option === "own" ? <OwnDates choice={choice} yesterday={yesterday} /> : null}
    </div>
  );
}

function OwnDates({ choice, yesterday }: RangePickerProps) {
  const t = useTranslations("weather.history");
  const format = useFormatter();
  const { draft, fault, type } = choice;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    choice.submit();
  };
  return (
    // The browser's own bubbles would hide what is wrong with the other date.
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-4">
      <Field label={t("start")} className="min-w-36 flex-1 sm:max-w-44">
        <Input
          type="date"
          value={draft.startDate}
          min={firstDay}
          max={yesterday}
          onChange={(event) => type({ ...draft, startDate: event.target.value })}
        />
      </Field>
      <Field
        label={t("end")}
        className="min-w-36 flex-1 sm:max-w-56"
        error={fault === null ? undefined : t(`fault.${fault}`, { days: format.number(maxDays) })}
      >
        <Input
          type="date"
          value={draft.endDate}
          min={firstDay}
          max={yesterday}
          onChange={(event) => type({ ...draft, endDate: event.target.value })}
        />
      </Field>
      <Button type="submit" className="h-11 w-full sm:mt-[1.75rem] sm:w-auto pointer-fine:h-11">
        {t("show")}
      </Button>
    </form>
  );
}
