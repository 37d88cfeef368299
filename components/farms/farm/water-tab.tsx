import { useTranslations } from "next-intl";
import { Block } from "../../weather/block";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { byUrgency } from "./advice-text";
import { Et0Card } from "./et0-card";
import type { TabProps } from "./farm-tabs";
import { FarmWeather } from "./farm-weather";
import { WaterCard } from "./water-card";

/** The farm's weather, and the water of what grows there. */
export function WaterTab({ farm, season, now }: TabProps) {
  const t = useTranslations("farm");
  return (
    <div className="grid min-w-0 gap-4 lg:gap-5">
      <Block title={t("tabs.water")} query={season} skeleton={<Skeleton className="h-80" />}>
        {({ body }) => (
          <div className="grid min-w-0 gap-4 lg:gap-5">
            {body.crops.length === 0 ? (
              <Notice title={t("water.none")}>{t("water.noneBody")}</Notice>
            ) : (
              byUrgency(body.crops).map((crop) => (
                <WaterCard key={crop.farm_crop_id} farm={farm} season={body} crop={crop} />
              ))
            )}
            {body.weather ? <Et0Card weather={body.weather} today={body.today} /> : null}
          </div>
        )}
      </Block>
      {farm.coordinates ? (
        <FarmWeather farmId={farm.id} now={now} />
      ) : (
        <Notice title={t("weather.noPlace")}>{t("weather.noPlaceBody")}</Notice>
      )}
    </div>
  );
}
