import type { ReactNode } from "react";
import { AccountMenu } from "./account-menu";

type PageHeaderProps = {
  title: string;
  /** Where the page is about, e.g. the farm's or town's name. */
  place?: ReactNode;
  /** The page's question answered in one sentence from the data. */
  answer?: ReactNode;
  /** Search, filters or the page's primary action. */
  actions?: ReactNode;
};

/** The top of every signed-in page: the top bar on phones, title and answer in one. */
export function PageHeader({ title, place, answer, actions }: PageHeaderProps) {
  return (
    <header className="contents">
      <div className="border-line bg-paper sticky top-0 z-20 -mx-4 flex h-14 items-center gap-3 border-b px-4 lg:static lg:mx-0 lg:mt-7 lg:h-auto lg:border-0 lg:px-0">
        <h1 className="text-heading lg:text-heading lg:text-ink-soft min-w-0 flex-1 truncate">
          {title}
          {place ? <span className="text-ink-soft font-normal before:mx-2 before:content-['·']">{place}</span> : null}
        </h1>
        <div className="-mr-2 lg:hidden">
          <AccountMenu place="bar" />
        </div>
      </div>
      {answer || actions ? (
        <div className="mt-5 mb-6 flex flex-col gap-4 lg:mt-2 lg:mb-8 lg:flex-row lg:items-start lg:justify-between lg:gap-8">
          {answer ? <p className="text-title lg:text-display max-w-3xl text-balance">{answer}</p> : <span />}
          {actions ? <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div> : null}
        </div>
      ) : (
        <div className="h-6" />
      )}
    </header>
  );
}
