import { useEffect, useState } from "react";
import { useForm, type DefaultValues, type Resolver, type UseFormReturn } from "react-hook-form";
import { keepDraft, readDraft } from "./kept-draft";

type KeptFormOptions<Fields extends Record<string, string>> = {
  /** Under which name it is kept. */
  draftKey: string;
  names: readonly (keyof Fields & string)[];
  resolver: Resolver<Fields>;
  empty: Fields;
};

type KeptForm<Fields extends Record<string, string>> = {
  form: UseFormReturn<Fields>;
  /** Whether it was filled in with what was typed before. */
  restored: boolean;
};

/**
 * A form of which nothing typed is lost: it is kept in the tab until it is sent, and filled in again. For forms that
 * open by a press, since the server has no such store.
 */
export function useKeptForm<Fields extends Record<string, string>>({
  draftKey,
  names,
  resolver,
  empty,
}: KeptFormOptions<Fields>): KeptForm<Fields> {
  const [kept] = useState(() => readDraft(draftKey, names) as Fields | null);
  const form = useForm<Fields>({
    resolver,
    defaultValues: (kept ?? empty) as DefaultValues<Fields>,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftKey, values) }),
    [form, draftKey],
  );
  return { form, restored: kept !== null };
}
