/** Letters that Unicode does not take apart into a base letter and an accent. */
const letters: Record<string, string> = {
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ŋ: "ng",
  ɛ: "e",
  ɔ: "o",
  ǝ: "e",
  ə: "e",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** A name without case, accents and punctuation, for comparing: `N'Djamena` is `ndjamena`, `Ado-Ekiti` is `ado ekiti`. */
export function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\p{M}'’ʼ‘ʿʾ`]/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
