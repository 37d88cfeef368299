import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names";

/** One column of a `DataTable`. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  align?: "start" | "end";
  /** Makes the header a button that orders the rows; how they are ordered by this column now, if they are. */
  sort?: { order: "ascending" | "descending" | null; onSort: () => void };
};

type DataTableProps<Row> = {
  /** What the table lists, for assistive technology. */
  caption: string;
  /** The first column names the row. */
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  rowKey: (row: Row) => string | number;
  /** On phones: each row a block of label and value (`stack`), or the table scrolls sideways (`scroll`). */
  narrow?: "stack" | "scroll";
};

/** A table that stays readable at 360 px. Roles are spelled out since stacked rows lose the table display. */
export function DataTable<Row>({ caption, columns, rows, rowKey, narrow = "stack" }: DataTableProps<Row>) {
  const stack = narrow === "stack";
  return (
    <div
      className="overflow-x-auto"
      tabIndex={stack ? undefined : 0}
      role={stack ? undefined : "group"}
      aria-label={stack ? undefined : caption}
    >
      <table role="table" className={cn("w-full border-collapse text-left", stack && "max-sm:block")}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={cn(stack && "max-sm:sr-only")}>
          <tr role="row" className="border-line border-b">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                aria-sort={column.sort?.order ?? undefined}
                className={cn(
                  "text-small text-ink-soft px-3 py-2 font-medium whitespace-nowrap first:pl-0 last:pr-0",
                  column.align === "end" && "text-right",
                )}
              >
                <ColumnHeader column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cn(stack && "max-sm:block")}>
          {rows.map((row) => (
            <DataRow key={rowKey(row)} row={row} columns={columns} stack={stack} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown };

function ColumnHeader<Row>({ column: { header, sort, align } }: { column: Column<Row> }) {
  if (!sort) return header;
  const Icon = sort.order === null ? ArrowUpDown : sortIcons[sort.order];
  return (
    <button
      type="button"
      onClick={sort.onSort}
      className={cn(
        "rounded-control hover:bg-ink/6 hover:text-ink -mx-2 inline-flex min-h-11 items-center gap-1 px-2 font-medium pointer-fine:min-h-9",
        sort.order !== null && "text-ink",
        align === "end" && "flex-row-reverse",
      )}
    >
      {header}
      <Icon aria-hidden className={cn("size-3.5 shrink-0", sort.order === null && "opacity-50")} />
    </button>
  );
}

function DataRow<Row>({ row, columns, stack }: { row: Row; columns: ReadonlyArray<Column<Row>>; stack: boolean }) {
  return (
    <tr role="row" className={cn("border-line border-b last:border-0", stack && "max-sm:block max-sm:py-3")}>
      {columns.map((column, index) => {
        const Cell = index === 0 ? "th" : "td";
        return (
          <Cell
            key={column.id}
            role={index === 0 ? "rowheader" : "cell"}
            scope={index === 0 ? "row" : undefined}
            className={cn(
              "px-3 py-2.5 font-normal first:pl-0 last:pr-0",
              index === 0 && "font-medium",
              column.align === "end" && "text-right",
              stack && "max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1",
            )}
          >
            {stack && index > 0 ? (
              <span aria-hidden className="text-small text-ink-soft sm:hidden">
                {column.header}
              </span>
            ) : null}
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
