import { ImageOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { readableSize } from "./photo-size";
import type { ReadyPhoto } from "./shrink-photo";

/** The photo as it is sent, and how much data that takes. */
export function PhotoPreview({ photo }: { photo: ReadyPhoto }) {
  const t = useTranslations("identify.photo");
  const size = (bytes: number) => {
    const { unit, size: figure } = readableSize(bytes);
    return t(unit, { size: figure });
  };
  return (
    <figure>
      {photo.preview ? (
        <img
          src={photo.preview}
          alt={t("alt")}
          className="rounded-card bg-sunken border-line max-h-80 w-full border object-contain"
        />
      ) : (
        <p className="rounded-card bg-sunken border-line flex items-center gap-3 border p-4 wrap-anywhere">
          <ImageOff aria-hidden className="text-ink-soft size-5 shrink-0" />
          {t("noPreview", { name: photo.name })}
        </p>
      )}
      <figcaption className="text-small text-ink-soft mt-2">
        {photo.preview
          ? t("smaller", { from: size(photo.chosenBytes), to: size(photo.file.size) })
          : t("asIs", { size: size(photo.file.size) })}
      </figcaption>
    </figure>
  );
}
