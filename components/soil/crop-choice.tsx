import { useTranslations } from "next-intl";
import { Field, Select } from "../ui/field";

type Crop = { id: number; name: string };

type CropChoiceProps = {
  /** Crops of the catalogue that are on the farm. */
  yours: readonly Crop[];
  suited: readonly Crop[];
  /** The crop whose plan is shown; null when there is none. */
  chosen: Crop | null;
  onChoose: (cropId: number) => void;
};

/** Which crop is to be fertilised: one of the farm's, or one that suits the soil. */
export function CropChoice({ yours, suited, chosen, onChoose }: CropChoiceProps) {
  const t = useTranslations("soil.plan");
  const others = suited.filter(({ id }) => yours.every((crop) => crop.id !== id));
  const known = [...yours, ...others];
  // What the server chose may be in neither list.
  const extra = chosen && known.every(({ id }) => id !== chosen.id) ? [chosen] : [];
  if (known.length + extra.length === 0) return null;
  const options = (crops: readonly Crop[]) =>
    crops.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <Field label={t("crop")} className="max-w-sm">
      <Select value={chosen?.id ?? ""} onChange={({ target }) => onChoose(Number(target.value))}>
        {chosen ? null : <option value="">–</option>}
        {options(extra)}
        {yours.length > 0 ? <optgroup label={t("yours")}>{options(yours)}</optgroup> : null}
        {others.length > 0 ? <optgroup label={t("suited")}>{options(others)}</optgroup> : null}
      </Select>
    </Field>
  );
}
