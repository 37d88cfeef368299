import type { ListedSeries } from "./answers";

/** Letters without their marks, in one case, so that 'àgbàdo' is found by 'agbado'. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The series in whose market, state or variety every word of the search begins a word. */
export function findSeries(series: readonly ListedSeries[], search: string): ListedSeries[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return series.filter(({ market, variety }) => {
    const words = plain(`${market.name} ${market.state} ${variety}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
