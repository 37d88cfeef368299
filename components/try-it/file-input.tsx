import { Camera, ImagePlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { Field, TextArea } from "../ui/field";
import { Segmented } from "../ui/segmented";
import { useHydrated } from "../ui/use-hydrated";
import { DescriptionText } from "./description-text";
import type { TryField } from "./fields";
import { Obligation } from "./obligation";
import type { TryForm } from "./use-try-form";
import { textOf } from "./values";

type FileInputProps = { field: TryField; form: Pick<TryForm, "values" | "errors" | "set"> };

/** An image: from the camera, from a file, or as base64 text. */
export function FileInput({ field, form }: FileInputProps) {
  const t = useTranslations("tryIt.file");
  const value = form.values[field.key];
  const [way, setWay] = useState<"photo" | "base64">(typeof value === "string" && value !== "" ? "base64" : "photo");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4">
        <span className="font-mono font-medium">{field.name}</span>
        <span className="text-small text-ink-soft">
          <Obligation field={field} />
        </span>
      </legend>
      <Segmented
        label={t("label")}
        value={way}
        onChange={setWay}
        options={[
          { value: "photo", label: t("photo") },
          { value: "base64", label: t("base64") },
        ]}
        className="self-start"
      />
      {way === "photo" ? <PhotoChoice field={field} form={form} /> : <Base64Text field={field} form={form} />}
      <p className="text-small text-ink-soft">
        <DescriptionText text={field.description} />
      </p>
    </fieldset>
  );
}

function PhotoChoice({ field, form }: FileInputProps) {
  const t = useTranslations("tryIt.file");
  const value = form.values[field.key];
  const choose = (file: File) => form.set(field.key, file);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <PickFile camera onFile={choose}>
          <Camera aria-hidden />
          {t("take")}
        </PickFile>
        <PickFile onFile={choose}>
          <ImagePlus aria-hidden />
          {t("choose")}
        </PickFile>
      </div>
      {value instanceof File ? (
        <p className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate">
            {t("chosen", { name: value.name, size: Math.ceil(value.size / 1000) })}
          </span>
          <Button size="icon" variant="quiet" aria-label={t("remove")} onClick={() => form.set(field.key, "")}>
            <X aria-hidden />
          </Button>
        </p>
      ) : null}
      {form.errors[field.key] ? (
        <p role="alert" className="text-small text-clay">
          {form.errors[field.key]}
        </p>
      ) : null}
    </div>
  );
}

function Base64Text({ field, form }: FileInputProps) {
  const t = useTranslations("tryIt.file");
  const value = form.values[field.key];
  return (
    <Field label={t("base64Label", { name: field.name })} error={form.errors[field.key]}>
      <TextArea
        rows={4}
        spellCheck={false}
        className="font-mono break-all"
        value={textOf(value)}
        onChange={(event) => form.set(field.key, event.target.value)}
      />
    </Field>
  );
}

type PickFileProps = { camera?: boolean; onFile: (file: File) => void; children: ReactNode };

function PickFile({ camera = false, onFile, children }: PickFileProps) {
  const off = !useHydrated();
  return (
    <label
      className={cn(
        "rounded-control border-line bg-surface hover:border-edge inline-flex h-11 cursor-pointer items-center gap-2 border px-4 font-medium",
        "focus-within:outline-leaf focus-within:outline-2 focus-within:outline-offset-2 pointer-fine:h-10 [&_svg]:size-4.5",
        off && "cursor-not-allowed opacity-50",
      )}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        {...(camera ? { capture: "environment" as const } : {})}
        disabled={off}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
