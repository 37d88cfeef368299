/** What lies between the page and an open dialog. */
export const overlayLook = "fixed inset-0 z-40 animate-appear bg-ink/40 dark:bg-paper/70";

/** A dialog's panel: centred, and on phones a sheet from below. */
export const panelLook =
  "fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] animate-rise overflow-y-auto rounded-t-card border border-line bg-surface p-5 " +
  "pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float focus:outline-none " +
  "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-2rem)] sm:max-w-lg sm:-translate-1/2 sm:rounded-card sm:p-6";
