import { Footprints, MapPin, PenLine, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Corner } from "@/lib/geo/boundary/ring";
import { BoundaryEditor } from "../../maps/boundary-editor";
import type { MapFocus } from "../../maps/corner-map-view";
import { Button } from "../../ui/button";
import { Card, CardHeader } from "../../ui/card";
import { Notice } from "../../ui/notice";
import { Segmented } from "../../ui/segmented";
import type { FarmFormApi } from "./farm-form";
import { readPin, writePin } from "./land-fields";
import { PinFields } from "./pin-fields";
import { PlaceFinder } from "./place-finder";

/** Where the land is: drawn, walked, typed, or a pin with a size. */
export function LandCard({ form, className }: { form: FarmFormApi; className?: string }) {
  const t = useTranslations("farmForm.land");
  const id = useId();
  const { control, setValue, formState } = form;
  const [way, corners, latitude, longitude] = useWatch({ control, name: ["way", "corners", "latitude", "longitude"] });
  const [focus, setFocus] = useState<MapFocus | null>(null);
  const fault = formState.errors.corners?.message;
  const dirty = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const onPin = (pin: Corner) => {
    const typed = writePin(pin);
    setValue("longitude", typed.longitude, { shouldDirty: true });
    setValue("latitude", typed.latitude, dirty);
  };
  return (
    <Card aria-labelledby={id} className={className}>
      <CardHeader id={id} title={t("title")} aside={<ImportLink />}>
        {t("lead")}
      </CardHeader>
      <div className="grid gap-4">
        <Segmented
          label={t("way")}
          value={way}
          onChange={(value) => setValue("way", value, dirty)}
          options={[
            { value: "draw", label: <WayLabel icon={PenLine} text={t("draw")} /> },
            { value: "walk", label: <WayLabel icon={Footprints} text={t("walk")} /> },
            { value: "pin", label: <WayLabel icon={MapPin} text={t("pin")} /> },
          ]}
          className="flex w-full"
        />
        <PlaceFinder onFound={setFocus} />
        <BoundaryEditor
          way={way}
          corners={corners}
          onChange={(next) => setValue("corners", next, dirty)}
          pin={readPin({ latitude, longitude }) ?? null}
          onPin={onPin}
          focus={focus}
        />
        {way === "pin" ? <PinFields form={form} losesBoundary={corners.length > 0} /> : null}
        {fault ? (
          <Notice tone="error" title={t("fault")}>
            {fault}
          </Notice>
        ) : null}
      </div>
    </Card>
  );
}

function WayLabel({ icon: Icon, text }: { icon: typeof PenLine; text: string }) {
  return (
    <>
      <Icon aria-hidden />
      {text}
    </>
  );
}

function ImportLink() {
  const t = useTranslations("farmForm.land");
  return (
    <Button asChild size="compact">
      <Link href="/farms/import">
        <Upload aria-hidden />
        {t("import")}
      </Link>
    </Button>
  );
}
