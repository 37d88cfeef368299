import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SessionKeeper } from "@/components/accounts/session-keeper";
import { AccountProvider } from "@/components/shell/account";
import { Shell } from "@/components/shell/shell";
import { requireAccount } from "@/lib/accounts/session";

/** The signed-in part: without a session it leads to the sign-in page. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const { name, email } = await requireAccount((await headers()).get("x-path") ?? "/weather");
  return (
    <AccountProvider account={{ name, email }}>
      <SessionKeeper />
      <Shell>{children}</Shell>
    </AccountProvider>
  );
}
