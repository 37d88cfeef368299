import { Users } from "lucide-react";
import Link from "next/link";
import type { BoardAlert } from "../answers";
import { RiskWord } from "../risk-mark";
import { cropsText, type PestWords } from "../use-pest-words";

type AlertItemProps = {
  alert: BoardAlert;
  farmId: number;
  /** Day on which the alerts were worked out, YYYY-MM-DD. */
  today: string;
  words: PestWords;
};

/** An alert: what and how likely, on which crop and until when, the weather behind it, and what to do first. */
export function AlertItem({ alert, farmId, today, words }: AlertItemProps) {
  const { t, days } = words;
  const span =
    alert.from > today
      ? t("board.from", { from: days.dayMonth(alert.from), until: days.dayMonth(alert.until) })
      : t("board.until", { day: alert.until === today ? t("board.today") : days.dayMonth(alert.until) });
  return (
    <li className="py-4 first:pt-0 last:pb-0" data-level={alert.risk_level}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <RiskWord level={alert.risk_level} />
        <span className="text-ink-soft">{span}</span>
      </p>
      <p className="text-heading mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <Link
          href={`/pests/${alert.organism_id}`}
          className="decoration-edge hover:decoration-ink inline-flex min-h-11 items-center underline underline-offset-4 pointer-fine:min-h-8"
        >
          {alert.name}
        </Link>
        <span className="text-ink-soft text-body font-normal">{cropsText(alert.crops, words)}</span>
      </p>
      {alert.trigger === null ? null : <p className="mt-1">{alert.trigger}</p>}
      <Confirmed alert={alert} words={words} />
      <p className="mt-2">{alert.advice}</p>
      <div className="mt-1 flex flex-wrap items-start gap-x-5">
        <Link
          href={`/pests/identify?organism=${alert.organism_id}&farm=${farmId}`}
          className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8"
        >
          {t("board.seen")}
        </Link>
        <Workings alert={alert} words={words} />
      </div>
    </li>
  );
}

type PartProps = { alert: BoardAlert; words: PestWords };

function Confirmed({ alert, words: { t } }: PartProps) {
  if (alert.sightings_nearby === 0) return null;
  const confirmed = t("board.confirmed", { count: alert.sightings_nearby });
  return (
    <p className="mt-2 flex gap-2">
      <Users aria-hidden className="text-sky mt-0.5 size-4.5 shrink-0" />
      <span>{alert.raised ? t("board.raised", { confirmed }) : t("board.notRaised", { confirmed })}</span>
    </p>
  );
}

/** The rule with its figures and its publisher, for who wants to check the alert. */
function Workings({ alert: { rule, rule_text: text, levels, citation }, words: { t } }: PartProps) {
  if (rule === null) return <p className="text-small text-ink-soft basis-full">{t("board.noRule")}</p>;
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8">
        {t("board.why")}
      </summary>
      <div className="text-ink-soft flex flex-col gap-1.5">
        <p>{text === null ? rule : t("board.rule", { name: rule, text })}</p>
        {levels === null ? null : <p>{t("board.levels", { levels })}</p>}
        {citation === null ? null : <p className="wrap-anywhere">{t("board.citation", { citation })}</p>}
      </div>
    </details>
  );
}
