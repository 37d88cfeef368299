import type { ReactNode } from "react";
import { DocsSearchSlot } from "@/components/docs-search/docs-search-slot";
import { DocsShell } from "@/components/docs/docs-shell";
import { currentAccount } from "@/lib/accounts/session";
import { docsNavigation } from "@/lib/reference/navigation";

/** The documentation: everybody may read it. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const account = await currentAccount().catch(() => null);
  return (
    <DocsShell groups={docsNavigation()} signedIn={account !== null} search={<DocsSearchSlot />}>
      {children}
    </DocsShell>
  );
}
