"use client";

import { Camera, ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ChangeEvent, ReactNode } from "react";
import { cn } from "../../ui/class-names";
import { useHydrated } from "../../ui/use-hydrated";

type PhotoPickProps = {
  /** Whether there is a photo already. */
  again: boolean;
  /** While a photo is on its way no other can be chosen. */
  disabled: boolean;
  onFile: (file: File) => void;
};

const accepted = "image/jpeg,image/png,image/webp";

/** The two ways to a photo: the camera, and a file. */
export function PhotoPick({ again, disabled, onFile }: PhotoPickProps) {
  const t = useTranslations("identify.photo");
  return (
    <div className="flex flex-wrap gap-2">
      <PickButton primary={!again} camera disabled={disabled} onFile={onFile}>
        <Camera aria-hidden />
        {t(again ? "takeAnother" : "take")}
      </PickButton>
      <PickButton disabled={disabled} onFile={onFile}>
        <ImagePlus aria-hidden />
        {t(again ? "fileAnother" : "file")}
      </PickButton>
    </div>
  );
}

type PickButtonProps = {
  primary?: boolean;
  /** Opens the camera at once where there is one. */
  camera?: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

function PickButton({ primary = false, camera = false, disabled, onFile, children }: PickButtonProps) {
  const off = !useHydrated() || disabled;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // The same file can be chosen again.
    currentTarget.value = "";
  };
  return (
    <label
      className={cn(
        "rounded-control inline-flex h-11 cursor-pointer items-center gap-2 px-4 font-medium whitespace-nowrap transition-colors duration-150 max-sm:flex-1 max-sm:justify-center",
        "focus-within:outline-leaf focus-within:outline-2 focus-within:outline-offset-2 pointer-fine:h-10 [&_svg]:size-4.5",
        primary ? "bg-leaf text-on-leaf hover:bg-leaf-strong" : "border-line bg-surface hover:border-edge border",
        off && "cursor-not-allowed opacity-50",
      )}
    >
      {children}
      <input
        type="file"
        accept={accepted}
        {...(camera ? { capture: "environment" as const } : {})}
        disabled={off}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
