import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { Corner } from "@/lib/geo/boundary/ring";
import { Button } from "../ui/button";
import { readCorners } from "./pasted-corners";

/** Adds corners typed or pasted as 'latitude, longitude', one a line; lines that make no sense stay and are named. */
export function CornerPaste({ onAdd }: { onAdd: (corners: Corner[]) => void }) {
  const t = useTranslations("maps.paste");
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const add = () => {
    const { corners, unreadLines } = readCorners(text);
    if (unreadLines.length > 0) {
      setProblem(t("unread", { lines: unreadLines.slice(0, 5).join(", "), count: unreadLines.length }));
      return;
    }
    if (corners.length === 0) {
      setProblem(t("empty"));
      return;
    }
    setProblem(null);
    setText("");
    onAdd(corners);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {t("label")}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={200_000}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={t("placeholder")}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem === null ? undefined : true}
        onChange={(event) => setText(event.target.value)}
        className="rounded-control border-edge bg-surface hover:border-ink-soft aria-invalid:border-clay w-full border px-3 py-2"
      />
      <p id={`${id}-problem`} role="status" className="text-small text-clay empty:hidden">
        {problem}
      </p>
      <Button className="justify-self-start" onClick={add}>
        {t("add")}
      </Button>
    </div>
  );
}
