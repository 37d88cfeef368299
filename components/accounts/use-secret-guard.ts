import { useState } from "react";

type Guarded = {
  /** The secret that is shown, once there is one. */
  secret: string | undefined;
  pending: boolean;
  onClose: () => void;
};

/** Keeps a dialog with a secret from being closed by accident: the first try only warns. */
export function useSecretGuard({ secret, pending, onClose }: Guarded) {
  const [warned, setWarned] = useState(false);
  const leave = () => {
    setWarned(false);
    onClose();
  };
  const tryToLeave = () => {
    // A press beside the dialog must not cost the secret.
    if (pending || (secret !== undefined && !warned)) return setWarned(secret !== undefined);
    leave();
  };
  return { warned, leave, tryToLeave };
}
