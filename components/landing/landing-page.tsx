import { useTranslations } from "next-intl";
import Link from "next/link";
import { Suspense, type ReactNode } from "react";
import { BrandMark } from "../shell/brand";
import { SkipLink } from "../shell/skip-link";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { KindLegend } from "./kind-legend";
import type { LiveAnswer } from "./live-answer";
import { LiveCall } from "./live-call";
import { LiveForecast, LiveForecastSkeleton } from "./live-forecast";
import { PriceList, type PricedCall } from "./price-list";

type LandingPageProps = {
  signedIn: boolean;
  answer: Promise<LiveAnswer>;
  command: string;
  costNaira: string;
  calls: PricedCall[];
};

/** The public start page: what Gona is, shown with figures of this moment. */
export function LandingPage({ signedIn, answer, command, costNaira, calls }: LandingPageProps) {
  const t = useTranslations("landing");
  return (
    <div className="mx-auto max-w-[1264px] px-4 lg:px-8">
      <SkipLink />
      <TopBar signedIn={signedIn} />
      <main id="content" tabIndex={-1} className="outline-none">
        <div className="grid gap-8 pt-6 pb-14 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-16 lg:pt-14 lg:pb-24">
          <div>
            <h1 className="text-[2.125rem]/[2.5rem] font-semibold tracking-[-0.025em] text-balance lg:text-[3rem]/[3.25rem]">
              {t("hero.title")}
            </h1>
            <p className="text-heading text-ink-soft mt-4 max-w-xl font-normal lg:mt-6">{t("hero.body")}</p>
            <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
              <Start signedIn={signedIn} />
            </div>
          </div>
          <Suspense fallback={<LiveForecastSkeleton />}>
            <LiveForecast answer={answer} />
          </Suspense>
        </div>

        <Part id="kinds" title={t("kinds.title")} body={t("kinds.body")}>
          <KindLegend />
        </Part>
        <Part id="call" title={t("call.title")} body={t("call.body")}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <LiveCall answer={answer} command={command} costNaira={costNaira} />
          </Suspense>
        </Part>
        <Part id="prices" title={t("prices.title")} body={t("prices.body")}>
          <PriceList calls={calls} />
        </Part>
      </main>
      <Footer />
    </div>
  );
}

function TopBar({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations("landing");
  return (
    <header className="flex h-16 items-center justify-between gap-4 lg:h-20">
      <span className="text-heading flex items-center gap-2.5">
        <BrandMark />
        {t("product")}
      </span>
      <nav aria-label={t("nav")} className="-mr-4 flex">
        <Button asChild variant="quiet">
          <Link href="/docs">{t("docs")}</Link>
        </Button>
        {signedIn ? null : (
          <Button asChild variant="quiet">
            <Link href="/sign-in">{t("signIn")}</Link>
          </Button>
        )}
      </nav>
    </header>
  );
}

function Start({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations("landing");
  const [primary, secondary] = signedIn
    ? [
        { href: "/overview", label: t("openOverview") },
        { href: "/keys", label: t("openKeys") },
      ]
    : [
        { href: "/sign-up", label: t("signUp") },
        { href: "#call", label: t("seeCall") },
      ];
  return (
    <>
      <Button asChild variant="primary" className="px-5">
        <Link href={primary.href}>{primary.label}</Link>
      </Button>
      <Button asChild className="px-5">
        <Link href={secondary.href}>{secondary.label}</Link>
      </Button>
    </>
  );
}

function Part({ id, title, body, children }: { id: string; title: string; body: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line grid gap-6 border-t py-10 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-16"
    >
      <div className="self-start lg:sticky lg:top-10">
        <h2 id={`${id}-title`} className="text-title lg:text-display">
          {title}
        </h2>
        <p className="text-ink-soft mt-2 max-w-md lg:mt-3">{body}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Footer() {
  const t = useTranslations("landing.footer");
  const credit = (address: string) =>
    function Credit(words: ReactNode) {
      return (
        <a href={address} className="hover:text-ink underline underline-offset-2">
          {words}
        </a>
      );
    };
  return (
    <footer className="border-line text-small text-ink-soft border-t py-8">
      <p>
        {t.rich("credits", {
          meteo: credit("https://open-meteo.com/"),
          norway: credit("https://api.met.no/"),
          power: credit("https://power.larc.nasa.gov/"),
        })}
      </p>
    </footer>
  );
}
