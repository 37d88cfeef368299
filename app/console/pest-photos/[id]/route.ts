import { accountOfHeaders } from "@/lib/accounts/session";
import { photoRoute } from "@/lib/pests/identifications/serve";

export const GET = photoRoute(accountOfHeaders);
