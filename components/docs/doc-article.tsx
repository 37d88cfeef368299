import { useTranslations } from "next-intl";
import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import type { DocBlock } from "@/lib/reference/blocks";
import { CodeChoice } from "./code-choice";
import { Prose } from "./prose";

type DocArticleProps = {
  blocks: readonly DocBlock[];
  /** Where the page's markdown is. */
  markdownHref: string;
  /** The page to read after this one. */
  next: { href: string; title: string } | null;
  /** Something that is put before the heading with this anchor. */
  insert?: { before: string; content: ReactNode };
};

/** A page of the documentation. */
export function DocArticle({ blocks, markdownHref, next, insert }: DocArticleProps) {
  const t = useTranslations("docs");
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-10">
      <article className="min-w-0 pb-16">
        {blocks.map((block, index) => {
          const inserted = insert && block.kind === "heading" && block.id === insert.before ? insert.content : null;
          return (
            <Fragment key={index}>
              {inserted}
              <Block block={block} heading={headingAbove(blocks, index)} name={`code-${index}`} />
            </Fragment>
          );
        })}
        <footer className="border-line mt-12 flex flex-wrap items-center justify-between gap-4 border-t pt-4">
          <a href={markdownHref} className="text-small text-ink-soft hover:text-ink underline underline-offset-3">
            {t("markdown")}
          </a>
          {next ? (
            <Link
              href={next.href}
              className="text-sky inline-flex min-h-11 items-center underline-offset-3 hover:underline"
            >
              {t("next")}: {next.title}
            </Link>
          ) : null}
        </footer>
      </article>
      <OnThisPage blocks={blocks} />
    </div>
  );
}

function headingAbove(blocks: readonly DocBlock[], index: number): string {
  const heading = blocks.slice(0, index).findLast((block) => block.kind === "heading");
  return heading?.kind === "heading" ? heading.text : "";
}

function Block({ block, heading, name }: { block: DocBlock; heading: string; name: string }) {
  if (block.kind === "prose") return <Prose text={block.text} label={heading} />;
  if (block.kind === "code") return <CodeChoice choices={block.choices} label={heading} name={name} />;
  return <Heading {...block} />;
}

function Heading({ level, text, id }: { level: number; text: string; id: string }) {
  if (level === 1) return <h1 className="text-display text-balance">{text}</h1>;
  const Level = level === 2 ? "h2" : "h3";
  return (
    <Level id={id} className={level === 2 ? "text-title mt-10" : "text-heading mt-7"}>
      <a href={`#${id}`} className="group/anchor">
        {text}
        <span aria-hidden className="text-ink-soft ml-2 opacity-0 group-hover/anchor:opacity-100">
          #
        </span>
      </a>
    </Level>
  );
}

function OnThisPage({ blocks }: { blocks: readonly DocBlock[] }) {
  const t = useTranslations("docs");
  const headings = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  if (headings.length < 2) return null;
  return (
    <nav aria-label={t("onThisPage")} className="sticky top-20 hidden self-start xl:block">
      <p className="text-small text-ink-soft font-medium">{t("onThisPage")}</p>
      <ul className="border-line mt-2 flex flex-col border-l">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-small text-ink-soft hover:text-ink block py-1.5 pl-3">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
