import type { ReactNode } from "react";

/** A head of a column on paper. */
export function PaperHead({ end = false, children }: { end?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={end ? "py-1 pr-3 text-right font-medium" : "py-1 pr-3 font-medium"}>
      {children}
    </th>
  );
}
