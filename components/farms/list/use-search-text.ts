import { useEffect, useRef, useState } from "react";
import { cleanSearch, readListState } from "./list-state";

const settleMs = 250;

/** What is typed into the search, which the address follows once no more is typed. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onBack = () => setText(readListState(new URLSearchParams(window.location.search)).search);
    window.addEventListener("popstate", onBack);
    return () => {
      window.removeEventListener("popstate", onBack);
      clearTimeout(timer.current);
    };
  }, []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(cleanSearch(typed)), settleMs);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setText("");
  };
  return { text, type, clear };
}
