import { useTranslations } from "next-intl";
import type { Identification } from "./answers";
import { confidencePercent, confidenceWord } from "./confidence";

/** Says an answer in one sentence. */
export function useAnswerSentence(): (result: Identification) => string {
  const t = useTranslations("identify.answer");
  const words = useTranslations("identify.result.confidence");
  return ({ outcome, candidates }) => {
    const first = candidates[0];
    switch (outcome) {
      case "named":
        return first
          ? t("named", {
              name: first.name,
              words: words(confidenceWord(first.confidence)),
              percent: confidencePercent(first.confidence),
            })
          : t("unsure");
      case "healthy":
        return t("healthy");
      case "unsure":
        return t("unsure");
      case "not-a-plant":
        return t("notAPlant");
      case "unknown-crop":
        return t("unknownCrop");
    }
  };
}

/** Says an answer in the few words of a list. */
export function useAnswerTitle(): (result: Pick<Identification, "outcome" | "candidates">) => string {
  const t = useTranslations("identify.history.outcome");
  return ({ outcome, candidates }) => {
    switch (outcome) {
      case "named":
        return candidates[0] ? t("named", { name: candidates[0].name }) : t("unsure");
      case "healthy":
        return t("healthy");
      case "unsure":
        return t("unsure");
      case "not-a-plant":
        return t("notAPlant");
      case "unknown-crop":
        return t("unknownCrop");
    }
  };
}
