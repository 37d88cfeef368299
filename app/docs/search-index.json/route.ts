import { docContext } from "@/lib/reference/context";
import { searchIndex } from "@/lib/reference/search-index";

export const dynamic = "force-dynamic";

export const GET = async () =>
  Response.json(await searchIndex(docContext()), { headers: { "Cache-Control": "public, max-age=300" } });
