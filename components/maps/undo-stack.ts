/** What was before the present state, and what was undone. */
export type UndoStack<T> = { past: readonly T[]; future: readonly T[] };

/** A step of the stack: the state to show and the stack after it. */
export type UndoStep<T> = { present: T; stack: UndoStack<T> };

const mostSteps = 200;

/** Nothing to undo. */
export const emptyStack: UndoStack<never> = { past: [], future: [] };

/** Remembers `present` before it changes; what was undone can't be redone any more. */
export function remember<T>(stack: UndoStack<T>, present: T): UndoStack<T> {
  return { past: [...stack.past, present].slice(-mostSteps), future: [] };
}

/** Back to the state before; null when there is none. */
export function undo<T>({ past, future }: UndoStack<T>, present: T): UndoStep<T> | null {
  const before = past.at(-1);
  if (before === undefined) return null;
  return { present: before, stack: { past: past.slice(0, -1), future: [present, ...future] } };
}

/** Forward to the state that was undone last; null when there is none. */
export function redo<T>({ past, future }: UndoStack<T>, present: T): UndoStep<T> | null {
  const [after, ...later] = future;
  if (after === undefined) return null;
  return { present: after, stack: { past: [...past, present], future: later } };
}
