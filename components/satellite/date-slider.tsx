import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { useDayWords } from "../weather/use-day-words";
import type { FieldPicture } from "./pictures";

type DateSliderProps = {
  /** Oldest first; at least one. */
  pictures: readonly FieldPicture[];
  chosen: FieldPicture;
  onChoose: (date: string) => void;
};

/** Chooses a picture by its day: one step is one picture, by finger, arrow keys or buttons. */
export function DateSlider({ pictures, chosen, onChoose }: DateSliderProps) {
  const t = useTranslations("satellite.slider");
  const { full } = useDayWords();
  const index = pictures.findIndex(({ date }) => date === chosen.date);
  const go = (to: number) => {
    const picture = pictures[to];
    if (picture) onChoose(picture.date);
  };
  return (
    <div role="group" aria-label={t("group")}>
      <div className="flex items-center justify-between gap-2">
        <StepButton label={t("previous")} ended={index <= 0} onPress={() => go(index - 1)}>
          <ChevronLeft aria-hidden />
        </StepButton>
        <p className="text-heading text-center" role="status">
          {full(chosen.date)}
        </p>
        <StepButton label={t("next")} ended={index >= pictures.length - 1} onPress={() => go(index + 1)}>
          <ChevronRight aria-hidden />
        </StepButton>
      </div>
      <input
        type="range"
        min={0}
        max={pictures.length - 1}
        step={1}
        value={Math.max(0, index)}
        onChange={(event) => go(Number(event.target.value))}
        aria-label={t("label")}
        aria-valuetext={t("value", { day: full(chosen.date), quality: chosen.quality })}
        className="accent-leaf h-11 w-full cursor-pointer"
      />
      <p className="text-small text-ink-soft text-center">{t("place", { place: index + 1, count: pictures.length })}</p>
    </div>
  );
}

type StepButtonProps = { label: string; ended: boolean; onPress: () => void; children: ReactNode };

/** Keeps the focus at the end of the row, where a disabled button would lose it. */
function StepButton({ label, ended, onPress, children }: StepButtonProps) {
  return (
    <Button
      size="icon"
      aria-label={label}
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : onPress}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-fine:size-11"
    >
      {children}
    </Button>
  );
}
