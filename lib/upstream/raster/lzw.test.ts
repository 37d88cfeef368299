import { expect, it } from "vitest";
import { decodeLzw } from "./lzw";

/** Packs as TIFF writers do, all codes new: each code is sent once and its string grows by one byte. */
function pack(bytes: Uint8Array): Uint8Array {
  const bits: string[] = [];
  let table = new Map<string, number>();
  let width = 9;
  const emit = (code: number) => bits.push(code.toString(2).padStart(width, "0"));
  const reset = () => {
    emit(256);
    table = new Map(Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte]));
    width = 9;
  };
  reset();
  let next = 258;
  let before = "";
  for (const byte of bytes) {
    const char = String.fromCharCode(byte);
    if (table.has(before + char)) {
      before += char;
      continue;
    }
    emit(table.get(before) ?? 0);
    table.set(before + char, next++);
    if (next === 512) width = 10;
    if (next === 1024) width = 11;
    if (next === 2048) width = 12;
    if (next === 4094) {
      reset();
      next = 258;
    }
    before = char;
  }
  if (before !== "") emit(table.get(before) ?? 0);
  emit(257);
  const text = bits.join("");
  return Uint8Array.from({ length: Math.ceil(text.length / 8) }, (_, at) =>
    Number.parseInt(text.slice(at * 8, at * 8 + 8).padEnd(8, "0"), 2),
  );
}

it("unpacks the specification's example", () => {
  // TIFF 6.0, section 13: the string 7 7 7 8 8 7 7 6 6.
  const codes = [256, 7, 258, 8, 8, 258, 6, 6, 257].map((code) => code.toString(2).padStart(9, "0")).join("");
  const packed = Uint8Array.from({ length: Math.ceil(codes.length / 8) }, (_, at) =>
    Number.parseInt(codes.slice(at * 8, at * 8 + 8).padEnd(8, "0"), 2),
  );
  expect([...decodeLzw(packed, 9)]).toEqual([7, 7, 7, 8, 8, 7, 7, 6, 6]);
});

it("unpacks long and repetitive data through every code width", () => {
  const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => (at % 97) * (at % 13) + (at >> 9));
  expect(Buffer.from(decodeLzw(pack(bytes), bytes.length)).equals(Buffer.from(bytes))).toBe(true);
  const same = new Uint8Array(50_000).fill(3);
  expect(Buffer.from(decodeLzw(pack(same), same.length)).equals(Buffer.from(same))).toBe(true);
});

it("stops at what a tile has, and at codes that make no sense", () => {
  const same = new Uint8Array(50_000).fill(3);
  expect(() => decodeLzw(pack(same), 40_000)).toThrow(RangeError);
  expect(() => decodeLzw(Uint8Array.of(255, 255, 255, 255), 100)).toThrow(RangeError);
});
