/** Texts that XML would change on their way: other line ends, blanks at the ends, or what reads as our own quoting. */
const unsafe = /[\r\u0085\u2028\u2029\uFFFE\uFFFF]|^\s|\s$|^".*"$|\]\]>/su;
const escaped = /[\u0085\u2028\u2029\uFFFE\uFFFF>]/gu;

/** A text as it is put into XML so that it comes back the same: quoted as in JSON where it must be. */
export function plainToXml(text: string): string {
  if (!unsafe.test(text)) return text;
  return JSON.stringify(text).replace(escaped, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Takes back what `plainToXml` did. */
export function plainFromXml(text: string): string {
  if (!/^".*"$/su.test(text)) return text;
  try {
    const plain: unknown = JSON.parse(text);
    return typeof plain === "string" ? plain : text;
  } catch {
    return text;
  }
}

const entities: Record<string, string> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'" };

/** The words of an HTML description, line by line. */
export function plainFromHtml(html: string): string {
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gis, " ")
    .replace(/<(br|\/p|\/tr|\/div|\/li|\/h\d)[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, " ")
    .replace(/&([a-z]+|#39);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}
