import { answer } from "../../../answer";

export const dynamic = "force-dynamic";

export const GET = () => Response.json(answer);
