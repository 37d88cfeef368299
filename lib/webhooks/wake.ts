import { kept, share, unshare } from "../runtime";

const name = "webhook dispatcher";

/** Lets `wake` be called whenever a delivery may be due; gives what ends that. */
export function onWake(wake: () => void): () => void {
  share(name, wake);
  return () => unshare(name);
}

/** Tells this process's dispatcher, if it has one, that a delivery may be due. */
export const wakeDispatcher = (): void => kept<() => void>(name)?.();
