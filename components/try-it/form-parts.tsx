import { useTranslations } from "next-intl";
import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import { Field, Input } from "../ui/field";
import { FieldInput } from "./field-input";
import { asksWhere, parts, saysWhere, type Part } from "./fields";
import { PlaceField } from "./place-field";
import type { TryForm } from "./use-try-form";
import { headerKey, headerNames, textOf } from "./values";

type FormPartsProps = { endpoint: TryEndpoint; form: TryForm; bySession: boolean };

/** All fields of the form: path, query, body, and the headers that a call may have. */
export function FormParts({ endpoint, form, bySession }: FormPartsProps) {
  return (
    <>
      {parts.map((part) =>
        form.fields[part].length === 0 ? null : <PartFields key={part} part={part} form={form} bySession={bySession} />,
      )}
      <HeaderFields endpoint={endpoint} form={form} />
    </>
  );
}

function PartFields({ part, form, bySession }: Omit<FormPartsProps, "endpoint"> & { part: Part }) {
  const t = useTranslations("tryIt.part");
  const where = part === "query" && asksWhere(form.fields);
  const rest = form.fields[part].filter((field) => !(where && saysWhere(field)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-heading mb-3">{t(part)}</legend>
      {where ? <PlaceField query={form.fields.query} form={form} bySession={bySession} /> : null}
      {rest.map((field) => (
        <FieldInput key={field.key} field={field} form={form} bySession={bySession} />
      ))}
    </fieldset>
  );
}

const headerHints = { "Idempotency-Key": "idempotencyKey", "If-Match": "ifMatch" } as const;

function HeaderFields({ endpoint, form }: Omit<FormPartsProps, "bySession">) {
  const t = useTranslations("tryIt");
  const taken = { "Idempotency-Key": endpoint.method === "POST", "If-Match": endpoint.conditional };
  const names = headerNames.filter((name) => taken[name]);
  if (names.length === 0) return null;
  return (
    <details>
      <summary className="text-heading cursor-pointer py-2.5">{t("part.headers")}</summary>
      <div className="mt-2 flex flex-col gap-4">
        {names.map((name) => (
          <Field
            key={name}
            label={<span className="font-mono">{name}</span>}
            hint={t(`header.${headerHints[name]}`)}
            aside={t("field.optional")}
            error={form.errors[headerKey(name)]}
          >
            <Input
              autoComplete="off"
              spellCheck={false}
              maxLength={255}
              value={textOf(form.values[headerKey(name)])}
              onChange={(event) => form.set(headerKey(name), event.target.value)}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
