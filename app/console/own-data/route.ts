import { accountOfHeaders } from "@/lib/accounts/session";
import { ownDataRoute } from "@/lib/own-data/serve";

export const GET = ownDataRoute(accountOfHeaders);
