import { allLeaves, parts, type TryFields } from "./fields";

const start = /(?:^|\. )([A-Za-z_]\w*(?:\.\w+)*): /g;

/** What a 400's message says of each field of the form, by the field's key. */
export function fieldErrors(message: string, fields: TryFields): Record<string, string> {
  const marks = [...message.matchAll(start)];
  const found = marks.map((mark, index) => ({
    path: mark[1] ?? "",
    says: message.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? message.length).replace(/\.$/, ""),
  }));
  const errors: Record<string, string> = {};
  for (const { path, says } of found) {
    const key = keyAt(path, fields);
    if (key !== null) errors[key] ??= says;
  }
  return errors;
}

/** The key of the field that holds `path`: the field itself, its list or, where an object is missing, its first one. */
function keyAt(path: string, fields: TryFields): string | null {
  const keys = allLeaves(fields).map(({ key }) => key);
  for (const part of parts) {
    const wanted = `${part}.${path}`;
    const fits = keys.find((key) => key === wanted || wanted.startsWith(`${key}.`));
    const inside = fits ?? keys.find((key) => key.startsWith(`${wanted}.`));
    if (inside !== undefined) return inside;
  }
  return null;
}
