import { useTranslations } from "next-intl";
import Link from "next/link";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { AnswerBody } from "./answer-body";
import { headerOf, refusalOf, retryAfterSeconds } from "./answer-parts";
import type { Outcome, TryAnswer } from "./send";

type AnswerProps = { outcome: Outcome | null; pending: boolean; path: string };

/** What came of the call. */
export function Answer({ outcome, pending, path }: AnswerProps) {
  const t = useTranslations("tryIt");
  return (
    <section aria-label={t("answer.title")} aria-busy={pending} className="flex flex-col gap-4">
      <h3 className="text-heading">{t("answer.title")}</h3>
      <p role="status" className={outcome?.kind === "answer" ? "sr-only" : "text-ink-soft empty:hidden"}>
        <Spoken outcome={outcome} pending={pending} />
      </p>
      {outcome?.kind === "unreachable" ? (
        <Notice tone="error" title={t("problem.unreachable")}>
          {t("problem.unreachableBody")}
        </Notice>
      ) : null}
      {outcome?.kind === "answer" ? <Answered answer={outcome} path={path} /> : null}
    </section>
  );
}

/** Where the call stands, for everybody; of an answer, what a screen reader is told first. */
function Spoken({ outcome, pending }: Omit<AnswerProps, "path">) {
  const t = useTranslations("tryIt.answer");
  const words = useStatusWords();
  if (pending) return t("sending");
  if (outcome === null) return t("empty");
  if (outcome.kind === "cancelled") return t("cancelled");
  if (outcome.kind === "unreachable") return null;
  return `${t("status")}: ${outcome.status} ${words(outcome.status)}`;
}

const known = [
  "200",
  "201",
  "304",
  "400",
  "401",
  "402",
  "403",
  "404",
  "405",
  "409",
  "412",
  "413",
  "415",
  "429",
  "500",
  "503",
] as const;

function useStatusWords() {
  const t = useTranslations("tryIt.status");
  return (status: number) => t(known.find((each) => each === String(status)) ?? "other");
}

const isGood = ({ status }: TryAnswer) => status < 400;

function Answered({ answer, path }: { answer: TryAnswer; path: string }) {
  const t = useTranslations("tryIt.answer");
  const sandbox = headerOf(answer, "x-sandbox") !== null;
  return (
    <>
      {isGood(answer) ? null : <Problem answer={answer} path={path} />}
      <Facts answer={answer} />
      {sandbox ? (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="sky">{t("sandbox")}</Badge>
          <span className="text-small text-ink-soft">{t("sandboxNote")}</span>
        </p>
      ) : null}
      <Headers answer={answer} />
      <AnswerBody answer={answer} />
    </>
  );
}

function Facts({ answer }: { answer: TryAnswer }) {
  const t = useTranslations("tryIt.answer");
  const words = useStatusWords();
  const naira = headerOf(answer, "x-cost-naira") ?? "0.0000";
  const credits = headerOf(answer, "x-cost-credits") ?? "0";
  const facts = [
    {
      label: t("status"),
      value: (
        <Badge tone={isGood(answer) ? "leaf" : "clay"}>
          {answer.status} {words(answer.status)}
        </Badge>
      ),
    },
    { label: t("time"), value: t("ms", { count: answer.durationMs }) },
    { label: t("cost"), value: t("costValue", { naira, credits }) },
  ];
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-[auto_auto_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 sm:flex-col sm:justify-start sm:gap-0.5">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problem({ answer, path }: { answer: TryAnswer; path: string }) {
  const t = useTranslations("tryIt.problem");
  const { error, message } = refusalOf(answer);
  if (answer.status === 401 && answer.by === "session") {
    const signIn = (
      <Button asChild>
        <Link href={`/sign-in?next=${encodeURIComponent(path)}`}>{t("signIn")}</Link>
      </Button>
    );
    return (
      <Notice tone="error" title={t("signedOut")} action={signIn}>
        {t("signedOutBody")}
      </Notice>
    );
  }
  const seconds = retryAfterSeconds(answer);
  return (
    <Notice tone="error" title={error || t(answer.status < 500 ? "refused" : "failed")}>
      <p className="break-words">{message}</p>
      {seconds === null ? null : <p>{t("wait", { seconds })}</p>}
    </Notice>
  );
}

function Headers({ answer }: { answer: TryAnswer }) {
  const t = useTranslations("tryIt.answer");
  return (
    <details>
      <summary className="cursor-pointer py-2.5 font-medium">{t("headers", { count: answer.headers.length })}</summary>
      <dl className="text-small border-line rounded-control divide-line divide-y border font-mono">
        {answer.headers.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 px-3 py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <dt className="text-ink-soft break-words">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
