import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { CopyButton } from "../ui/copy-button";
import { picturesIn, shownBody } from "./answer-parts";
import { CodeRegion } from "./code-region";
import type { TryAnswer } from "./send";

/** The answer's body: indented, scrolled in its own frame, with links to its pictures. */
export function AnswerBody({ answer }: { answer: TryAnswer }) {
  const t = useTranslations("tryIt.answer");
  const { whole, shown, cut } = useMemo(() => shownBody(answer), [answer]);
  if (whole === "") return <p className="text-ink-soft">{t("noBody")}</p>;
  return (
    <div className="flex flex-col gap-2">
      {picturesIn(answer.json).map(({ name, href }) => (
        <a
          key={name + href}
          href={href}
          target="_blank"
          rel="noreferrer"
          className="text-leaf flex min-h-11 items-center gap-1.5 self-start underline underline-offset-2 pointer-fine:min-h-0"
        >
          {t("picture", { name })}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      ))}
      <CodeRegion text={shown} label={t("body")} className="max-h-96" />
      {cut ? <p className="text-small text-ink-soft">{t("cut")}</p> : null}
      <div>
        <CopyButton value={whole} label={t("copy")} />
      </div>
    </div>
  );
}
