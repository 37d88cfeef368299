"use client";

import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import type { Identification } from "./answers";
import { ResultBody } from "./result-body";
import { useAnswerSentence } from "./use-answer-words";

type ResultCardProps = {
  result: Identification;
  today: string;
  onReported: (sightingId: number) => void;
  onNext: () => void;
};

/** What became of the photo; takes the focus when it comes, so that it is seen and heard. */
export function ResultCard({ result, today, onReported, onNext }: ResultCardProps) {
  const t = useTranslations("identify");
  const sentence = useAnswerSentence();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [result.id]);
  return (
    <Card aria-labelledby={id} className="min-w-0 scroll-mt-20">
      <h2 ref={title} id={id} tabIndex={-1} className="text-title mb-4 scroll-mt-20 outline-none">
        {sentence(result)}
      </h2>
      <ResultBody {...{ result, today, onReported }} />
      <Button className="mt-5" onClick={onNext}>
        <Camera aria-hidden />
        {t("photo.next")}
      </Button>
    </Card>
  );
}
