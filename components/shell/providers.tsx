"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { useState, type ReactNode } from "react";
import { ApiCallError } from "@/lib/api/client";
import { ToastProvider } from "../ui/toast";

/** A refusal stays a refusal; what failed on the way or at the server is tried once more. */
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiCallError && error.status >= 400 && error.status < 500);

// A minute: figures the server just rendered are not fetched again on arrival.
const makeClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry } } });

/** What every page stands in: theme, data and messages. */
export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
      <QueryClientProvider client={client}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
