type Place = { line: number; field?: string; problem: string; remedy: string };

/** A file that is not taken; says where it is wrong and what to do. */
export class PriceFileError extends Error {
  override name = "PriceFileError";
}

/** The error for a fault in a file, on a line (from 1) and in a field of it. */
export function fault({ line, field, problem, remedy }: Place): PriceFileError {
  const where = field === undefined ? `line ${line}` : `line ${line}, ${field}`;
  return new PriceFileError(`The file was not imported: ${where}: ${problem}. ${remedy}.`);
}

/** The error for a file that is wrong as a whole. */
export const unusable = (problem: string, remedy: string): PriceFileError =>
  new PriceFileError(`The file was not imported: ${problem}. ${remedy}.`);

/** What stands in a cell, cut for a message. */
export const quoted = (cell: string): string => JSON.stringify(cell.length > 40 ? `${cell.slice(0, 40)}...` : cell);
