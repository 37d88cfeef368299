import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ApiAnswer } from "@/lib/api/client";
import { byUrgency, spokenDay, wantsWater } from "./advice-text";
import type { Farm, Season } from "./farm-data";
import { useAdviceText, useAdviceWords } from "./use-advice-text";

type FarmAnswerProps = {
  farm: Farm;
  season: UseQueryResult<ApiAnswer<"GET /v1/farms/{id}/season">>;
};

/** What this farm needs, in one sentence. */
export function FarmAnswer({ farm, season }: FarmAnswerProps) {
  const t = useTranslations("farm.answer");
  if (farm.status === "archived") return t("archived");
  if (farm.crops.length === 0) return t("noCrops");
  if (!season.data) {
    const waiting = season.isPending && season.fetchStatus === "fetching";
    return <span className="text-ink-soft">{waiting ? t("waiting") : t("unavailable")}</span>;
  }
  return <SeasonSentence farm={farm} season={season.data.body} />;
}

function SeasonSentence({ farm, season }: { farm: Farm; season: Season }) {
  const t = useTranslations("farm.answer");
  const write = useAdviceText(season.today);
  const words = useAdviceWords(season.today);
  const [first, ...others] = byUrgency(season.crops);
  if (!first) {
    const next = farm.crops
      .filter((crop) => crop.status === "planned" && (crop.planting_date ?? "") >= season.today)
      .toSorted((a, b) => (a.planting_date ?? "").localeCompare(b.planting_date ?? ""))[0];
    if (!next?.planting_date) return t("noneGrowing");
    return t("plantedNext", { crop: next.name, day: spokenDay(next.planting_date, words) });
  }
  const sentence = write(first);
  const count = others.filter(({ advice }) => wantsWater(advice)).length;
  const whole = count > 0 && wantsWater(first.advice) ? t("more", { sentence, count }) : sentence;
  const { weather } = season;
  const usual = first.water !== null && [weather?.history.kind, weather?.forecast.kind].includes("modelled");
  return usual ? t("usual", { sentence: whole }) : whole;
}
