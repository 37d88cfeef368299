import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import localFont from "next/font/local";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Providers } from "@/components/shell/providers";
import "./globals.css";

// Not through geist/font/mono: that would load it ahead on every page, and few show code.
const mono = localFont({
  src: "../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2",
  variable: "--font-geist-mono",
  weight: "100 900",
  preload: false,
});

/** The title of every page, and what search engines show. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell");
  return {
    title: { default: `${t("product")}: ${t("tagline")}`, template: `%s · ${t("product")}` },
    description: t("description"),
  };
}

/** The browser's own bars take the page's colour. */
export const viewport: Viewport = {
  viewportFit: "cover",
  // Something too wide for a moment must not shrink the page for good.
  minimumScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf6" },
    { media: "(prefers-color-scheme: dark)", color: "#101511" },
  ],
};

/** The frame of every page: fonts, language, theme, data. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    // The theme's class is set before React takes over.
    <html lang={await getLocale()} className={`${GeistSans.variable} ${mono.variable}`} suppressHydrationWarning>
      <body>
        <NextIntlClientProvider>
          <Providers nonce={nonce}>{children}</Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
