import { openapiDocument } from "@/lib/api/openapi";
import { publicEndpoints } from "@/lib/api/registry";
import { publicOrigin } from "@/lib/config";

export const dynamic = "force-dynamic";

export const GET = () => Response.json(openapiDocument(publicEndpoints, publicOrigin()));
