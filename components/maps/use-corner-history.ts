import { useState } from "react";
import type { Corner } from "@/lib/geo/boundary/ring";
import { emptyStack, redo, remember, undo, type UndoStack, type UndoStep } from "./undo-stack";

/** Changes of corners that can be undone and redone. */
export type CornerHistory = {
  change: (corners: Corner[]) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
};

/** Remembers every change of `corners`; the state itself stays with the caller. */
export function useCornerHistory(corners: Corner[], onChange: (corners: Corner[]) => void): CornerHistory {
  const [stack, setStack] = useState<UndoStack<Corner[]>>(emptyStack);
  const step = (next: UndoStep<Corner[]> | null) =>
    next &&
    (() => {
      setStack(next.stack);
      onChange(next.present);
    });
  return {
    change: (next) => {
      setStack(remember(stack, corners));
      onChange(next);
    },
    undo: step(undo(stack, corners)),
    redo: step(redo(stack, corners)),
  };
}
