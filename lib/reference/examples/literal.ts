/** How a language writes the values of JSON. */
type Notation = { null: string; true: string; false: string; step: string; pad: string; key: (name: string) => string };

const mostWidth = 88;

/**
 * A value of JSON as a literal: on one line where it is short, else one line for each entry. JSON's own strings and
 * numbers mean the same in JavaScript and Python.
 */
export function literal(value: unknown, notation: Notation, indent = ""): string {
  if (value === null) return notation.null;
  if (typeof value === "boolean") return notation[value ? "true" : "false"];
  if (typeof value !== "object") return JSON.stringify(value);
  const list = Array.isArray(value);
  const inner = indent + notation.step;
  const entries = list
    ? value.map((entry) => literal(entry, notation, inner))
    : Object.entries(value).map(([name, entry]) => `${notation.key(name)}: ${literal(entry, notation, inner)}`);
  const [open, close, pad] = list ? ["[", "]", ""] : ["{", "}", notation.pad];
  if (entries.length === 0) return open + close;
  const short = `${open}${pad}${entries.join(", ")}${pad}${close}`;
  if (!short.includes("\n") && indent.length + short.length <= mostWidth) return short;
  return `${open}\n${entries.map((entry) => `${inner}${entry},`).join("\n")}\n${indent}${close}`;
}

/** As JavaScript writes it. */
export const javaScript: Notation = {
  null: "null",
  true: "true",
  false: "false",
  step: "  ",
  pad: " ",
  // `__proto__` without brackets would set the object's prototype.
  key: (name) =>
    name === "__proto__" ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name),
};

/** As Python writes it. */
export const python: Notation = {
  null: "None",
  true: "True",
  false: "False",
  step: "    ",
  pad: "",
  key: (name) => JSON.stringify(name),
};
