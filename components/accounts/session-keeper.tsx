"use client";

import { useEffect } from "react";

/** Renews the session of whoever comes back: only an answer to the browser itself can renew its cookie. */
export function SessionKeeper() {
  useEffect(() => {
    fetch("/api/auth/get-session").catch(() => undefined);
  }, []);
  return null;
}
