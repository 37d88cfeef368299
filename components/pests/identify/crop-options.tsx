import { useTranslations } from "next-intl";
import type { Crop } from "./answers";

type CropOptionsProps = {
  crops: readonly Crop[];
  /** Names of what grows on the chosen farm. */
  onFarm: readonly string[];
};

/** The crops to choose from: those of the chosen farm first. */
export function CropOptions({ crops, onFarm }: CropOptionsProps) {
  const t = useTranslations("identify.photo");
  const names = new Set(onFarm.map((name) => name.toLowerCase()));
  const grown = crops.filter(({ name }) => names.has(name.toLowerCase()));
  const options = (listed: readonly Crop[]) =>
    listed.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  if (grown.length === 0) return options(crops);
  return (
    <>
      <optgroup label={t("cropsOnFarm")}>{options(grown)}</optgroup>
      <optgroup label={t("cropsAll")}>{options(crops.filter((crop) => !grown.includes(crop)))}</optgroup>
    </>
  );
}
