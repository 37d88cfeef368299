import { docContext } from "@/lib/reference/context";
import { llmsText } from "@/lib/reference/llms";

export const dynamic = "force-dynamic";

export const GET = () =>
  new Response(llmsText(docContext()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
