import { docContext } from "@/lib/reference/context";
import { withWholeLinks } from "@/lib/reference/links";
import { docPage, markdownOf } from "@/lib/reference/pages";

export const dynamic = "force-dynamic";

/** A page of the documentation as markdown: `/docs.md`, and `/docs/errors.md` by a rewrite. */
export async function GET(_: Request, { params }: { params: Promise<{ slug?: string[] }> }) {
  const page = docPage(((await params).slug ?? []).join("/"));
  const headers = { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "public, max-age=300" };
  if (!page) return new Response("# There is no such page\n\nAll pages: /docs.md\n", { status: 404, headers });
  const context = docContext();
  return new Response(`${withWholeLinks(await markdownOf(page, context), context.origin)}\n`, { headers });
}
