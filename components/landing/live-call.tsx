import { getTranslations } from "next-intl/server";
import { CopyButton } from "../ui/copy-button";
import type { LiveAnswer } from "./live-answer";

type LiveCallProps = {
  answer: Promise<LiveAnswer>;
  /** The call as it is typed into a terminal. */
  command: string;
  /** What the call costs, as its header says it. */
  costNaira: string;
};

/** A call that can be copied, and what it is answered at this moment. */
export async function LiveCall({ answer, command, costNaira }: LiveCallProps) {
  const t = await getTranslations("landing.call");
  const live = await answer;
  return (
    <div className="rounded-card border-line bg-surface overflow-hidden border">
      <div className="border-line flex items-center justify-between gap-4 border-b py-1 pr-1 pl-4 lg:pl-5">
        <h3 className="text-small text-ink-soft font-medium">{t("request")}</h3>
        <CopyButton value={command} label={t("copy")} compact />
      </div>
      <Code text={command} label={t("request")} />
      {live ? (
        <>
          <h3 className="border-line text-small text-ink-soft border-y px-4 py-3 font-medium lg:px-5">
            {t("response")}
          </h3>
          <Code text={responseExcerpt(live, costNaira)} label={t("response")} />
        </>
      ) : null}
    </div>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="text-small overflow-x-auto p-4 font-mono leading-5 -outline-offset-2 lg:px-5"
    >
      <code>{text}</code>
    </pre>
  );
}

function responseExcerpt({ body, provenance }: NonNullable<LiveAnswer>, costNaira: string): string {
  const first = JSON.stringify({ ...body, daily: body.daily.slice(0, 1) }, null, 2);
  const rest = body.daily.length > 1 ? first.replace("\n    }\n  ]", "\n    },\n    …\n  ]") : first;
  return [
    "HTTP/1.1 200 OK",
    `X-Data-Source: ${provenance.source}`,
    `X-Data-Kind: ${provenance.kind}`,
    `Age: ${Math.round(provenance.ageSeconds)}`,
    `X-Cost-Naira: ${costNaira}`,
    "",
    rest,
  ].join("\n");
}
