import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyStack, redo, remember, undo, type UndoStack } from "./undo-stack";

describe("undo stack", () => {
  it("brings every state back by undo, and forward again by redo", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), (states) => {
        let stack: UndoStack<number> = emptyStack;
        let present = 0;
        for (const state of states) {
          stack = remember(stack, present);
          present = state;
        }
        const seen = [present];
        for (let step = undo(stack, present); step; step = undo(stack, present)) {
          ({ present, stack } = step);
          seen.unshift(present);
        }
        expect(seen).toEqual([0, ...states]);
        for (let step = redo(stack, present); step; step = redo(stack, present)) ({ present, stack } = step);
        expect(present).toBe(states.at(-1));
      }),
    );
  });

  it("forgets what was undone once something new is done, and keeps no more than 200 steps", () => {
    const undone = undo(remember<number>(emptyStack, 1), 2);
    expect(undone && redo(undone.stack, undone.present)?.present).toBe(2);
    expect(undone && redo(remember(undone.stack, undone.present), 3)).toBeNull();
    let stack: UndoStack<number> = emptyStack;
    for (let state = 0; state < 500; state++) stack = remember(stack, state);
    expect([stack.past.length, stack.past[0]]).toEqual([200, 300]);
  });
});
