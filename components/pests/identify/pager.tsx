import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../ui/button";

type PagerProps = {
  /** What the pages are of. */
  label: string;
  newer: string;
  older: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** The way to newer and older pages of a list; nothing when there is one page. */
export function Pager({ label, newer, older, page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-4 flex justify-between gap-2">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        {newer}
      </Button>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {older}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
