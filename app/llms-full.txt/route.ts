import { docContext } from "@/lib/reference/context";
import { llmsFullText } from "@/lib/reference/llms";

export const dynamic = "force-dynamic";

export const GET = async () =>
  new Response(await llmsFullText(docContext()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
