import { useState, type KeyboardEvent } from "react";

type ListboxOptions = {
  count: number;
  onPick: (index: number) => void;
  /** Called when Escape is pressed on a closed list. */
  onClear: () => void;
};

/** Keyboard and state of a combobox's list (WAI-ARIA combobox pattern): focus stays in the input, one option is active. */
export function useListbox({ count, onPick, onClear }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(-1);
  const active = open && wanted < count ? wanted : -1;

  const move = (index: number) => {
    setOpen(true);
    setWanted(count === 0 ? -1 : (index + count) % count);
  };
  const close = () => {
    setOpen(false);
    setWanted(-1);
  };
  const pick = (index: number) => {
    close();
    onPick(index);
  };
  const show = () => {
    setOpen(true);
    setWanted(-1);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active === -1 ? count - 1 : active - 1),
    // With one press the likeliest place is chosen.
    Enter: () => count > 0 && pick(Math.max(0, active)),
    Escape: () => (open ? close() : onClear()),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // Enter that ends the composition of a character belongs to the input.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return { open, active, show, close, pick, onKeyDown };
}
