"use client";

import { createContext, useContext, type ReactNode } from "react";

/** Who is signed in, as the shell shows it. */
type Account = { name: string; email: string };
const SignedIn = createContext<Account | null>(null);

/** Makes the signed-in account known to the shell's parts inside it. */
export function AccountProvider({ account, children }: { account: Account; children: ReactNode }) {
  return <SignedIn value={account}>{children}</SignedIn>;
}

/** The signed-in account; null on public pages. */
export function useAccount(): Account | null {
  return useContext(SignedIn);
}
