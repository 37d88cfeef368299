import { createFormatter, createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import type { Change } from "../../lib/earth/models/what-changed";
import { messages } from "../../lib/i18n/messages";
import { changeText, type ChangeWords } from "./change-text";

const format = createFormatter({ locale: "en-NG", timeZone: "UTC" });
const words = {
  t: createTranslator({ locale: "en-NG", messages, namespace: "satellite.answer" }),
  format,
  dayMonth: (day: string) => format.dateTime(new Date(`${day}T00:00:00Z`), { day: "numeric", month: "long" }),
  today: "2026-10-20",
} as ChangeWords; // The translator of the server is the browser's.

const known = { kind: "known", course: "same", since: "2026-09-08", last: "2026-10-16" } as const;

describe("what changed, in plain sentences", () => {
  test.each<[Change, string]>([
    [
      { ...known, against: [{ level: "greener", years: [2025, 2024] }] },
      "The field is greener than in the same weeks of 2024 and 2025. It has hardly changed since 8 September.",
    ],
    [
      {
        ...known,
        course: "less",
        against: [
          { level: "same", years: [2025] },
          { level: "greener", years: [2024] },
        ],
      },
      "The field is about as green as in the same weeks of 2025, and greener than in those of 2024. It has become less green since 8 September.",
    ],
    [
      { ...known, against: [{ level: "less", years: [2025] }] },
      "The field is less green than in the same weeks of 2025. It has hardly changed since 8 September. If you don’t know why, look at its palest parts first.",
    ],
    [{ ...known, course: "greener", against: [] }, "The field has become greener since 8 September."],
    [
      { ...known, against: [], last: "2026-09-28" },
      "The field has hardly changed since 8 September. The last clear picture is of 28 September.",
    ],
    [
      { kind: "few", count: 2, last: "2026-10-16" },
      "There are only 2 clear pictures of the last weeks, the newest of 16 October: too few to say what changed.",
    ],
    [
      { kind: "few", count: 1, last: "2026-10-16" },
      "There is only one clear picture of the last weeks, of 16 October: too few to say what changed.",
    ],
  ])("%o", (change, sentence) => {
    expect(changeText(change, words)).toBe(sentence);
  });

  test("say that a model is no picture, and that clouds hid the field", () => {
    expect(changeText({ kind: "modelled" }, words)).toContain("modelled: what is usual here, not your field");
    expect(changeText({ kind: "clouded" }, words)).toContain("Clouds hid");
    expect(changeText({ kind: "nothing" }, words)).toContain("No satellite picture");
  });
});
