import Link from "next/link";
import type { ComponentProps } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

const plugins = [remarkGfm];

/** Pages of ours are reached without a full load; files and other addresses are not pages. */
function Anchor({ href = "", children }: Pick<ComponentProps<"a">, "href" | "children">) {
  const look = "text-sky underline underline-offset-3 hover:text-ink";
  if (href.startsWith("/") && !/\.\w+$/.test(href)) {
    return (
      <Link href={href} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}

/** How the parts of a text look; `label` names its tables. */
const looksOf = (label: string): Components => ({
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  p: ({ children }) => <p className="mt-3 max-w-prose">{children}</p>,
  ul: ({ children }) => <ul className="mt-3 flex max-w-prose list-disc flex-col gap-1.5 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-1.5 pl-5">{children}</ol>,
  code: ({ children }) => (
    <code className="bg-ink/6 rounded-[4px] px-1 py-px font-mono text-[0.9em] break-words in-[a]:bg-transparent in-[a]:px-0">
      {children}
    </code>
  ),
  table: ({ children }) => (
    <div role="group" tabIndex={0} aria-label={label} className="border-line rounded-card mt-4 overflow-x-auto border">
      <table className="min-w-full border-collapse text-left max-sm:w-max">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th scope="col" className="text-small text-ink-soft bg-sunken px-3 py-2 font-medium whitespace-nowrap">
      {children}
    </th>
  ),
  td: ({ children }) => (
    <td className="border-line border-t px-3 py-2 align-top first:whitespace-nowrap max-sm:max-w-64">{children}</td>
  ),
});

/** Markdown without headings or blocks of code in our look. */
export function Prose({ text, label }: { text: string; label: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={looksOf(label)}>
      {text}
    </Markdown>
  );
}
