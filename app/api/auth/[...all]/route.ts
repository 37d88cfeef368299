import { auth } from "@/lib/accounts/auth";

/** better-auth's own endpoints: sign-up, sign-in, sign-out, session, password reset. */
export const GET = (request: Request) => auth().handler(request);
export const POST = GET;
