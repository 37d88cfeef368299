import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { ApiCallError } from "@/lib/api/client";
import type { Farm } from "../farms/farm/farm-data";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useDayWords } from "../weather/use-day-words";
import type { Imagery } from "./answers";
import { Part } from "./part";
import { onOwnOrigin } from "./pictures";
import { useTrueColour } from "./satellite-data";

/** The field as the eye would see it on a day. */
export function TrueColour({ farm, date }: { farm: Farm; date: string }) {
  const t = useTranslations("satellite.picture");
  const query = useTrueColour({ farmId: farm.id, date });
  const { full } = useDayWords();
  if (query.error instanceof ApiCallError && query.error.status === 404) {
    return <Notice title={t("none", { day: full(date) })}>{t("noneBody")}</Notice>;
  }
  return (
    <Part name={t("name")} query={query} className="h-72 lg:h-96">
      {({ body }) => (
        <Shot
          key={body.image_url}
          name={farm.name}
          imagery={body}
          date={date}
          loading={query.isPlaceholderData}
          onRetry={() => void query.refetch()}
        />
      )}
    </Part>
  );
}

type ShotProps = { name: string; imagery: Imagery; date: string; loading: boolean; onRetry: () => void };

function Shot({ name, imagery, date, loading, onRetry }: ShotProps) {
  const t = useTranslations("satellite.picture");
  const map = useTranslations("satellite.map");
  const format = useFormatter();
  const { full } = useDayWords();
  const [broken, setBroken] = useState(false);
  if (broken) {
    const again = () => {
      setBroken(false);
      onRetry();
    };
    const retry = (
      <Button size="compact" onClick={again}>
        {map("retry")}
      </Button>
    );
    return (
      <Notice tone="warn" title={map("broken")} action={retry}>
        {map("brokenBody")}
      </Notice>
    );
  }
  const day = full(imagery.date);
  const facts = {
    day,
    satellite: imagery.satellite,
    cloud: format.number(imagery.cloud_coverage, { maximumFractionDigits: 0 }),
    resolution: imagery.metadata.resolution.replace(" ", "\u00a0"),
  };
  return (
    <figure aria-busy={loading || undefined}>
      {/* A picture of ours behind a signed address: there is nothing for an image service to do. */}
      <img
        src={onOwnOrigin(imagery.image_url)}
        alt={t("alt", { name, day })}
        onError={() => setBroken(true)}
        className="rounded-card border-line bg-sunken h-72 w-full border object-contain [image-rendering:pixelated] lg:h-96"
      />
      <figcaption className="text-small text-ink-soft mt-2">
        {t("facts", facts)} {imagery.date === date || loading ? null : t("otherDay")}
      </figcaption>
    </figure>
  );
}
