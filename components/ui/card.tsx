import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";

/** A block of content that lies on the page: border, no shadow. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section className={cn("rounded-card border-line bg-surface border p-4 lg:p-5", className)} {...props} />;
}

type CardHeaderProps = {
  title: ReactNode;
  /** One sentence under the title. */
  children?: ReactNode;
  /** To the right of the title: a source badge, a button. */
  aside?: ReactNode;
  /** The title's id, for `aria-labelledby` on the card. */
  id?: string;
};

/** A card's title with one sentence under it and something beside it. */
export function CardHeader({ title, children, aside, id }: CardHeaderProps) {
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {aside ? <div className="flex shrink-0 flex-wrap items-center gap-2">{aside}</div> : null}
      </div>
      {children ? <p className="text-ink-soft mt-0.5">{children}</p> : null}
    </header>
  );
}
