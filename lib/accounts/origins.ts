import type { Config } from "../config";

type Origins = Pick<Config, "PUBLIC_URL" | "PORT" | "HTTPS_PORT">;

/** Whether a host name (no port) is this machine itself. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}

/** A development machine: nobody was told of another address than this machine's own. */
export function isDevelopmentMachine({ PUBLIC_URL }: Origins): boolean {
  return PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname);
}

/** Where the product is reached when no request says otherwise. */
export function publicOrigin({ PUBLIC_URL, HTTPS_PORT }: Origins): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : `https://localhost:${HTTPS_PORT}`;
}

/** The origin under which a browser sees the host it has asked; null when the host header is none. */
function originOfHost(host: string | null): URL | null {
  if (!host || !URL.canParse(`https://${host}`)) return null;
  const url = new URL(`https://${host}`);
  return url.host === host.toLowerCase().replace(/:443$/, "") ? url : null;
}

/** The origins from which a form may sign in or up: the public one, this machine's, and the request's own host. */
export function trustedOrigins(config: Origins, host: string | null): string[] {
  const origins = [publicOrigin(config), `https://localhost:${config.HTTPS_PORT}`, `http://localhost:${config.PORT}`];
  const own = originOfHost(host);
  if (own) origins.push(own.origin);
  // Pages are served over plain HTTP to this machine only.
  if (own && isLoopback(own.hostname)) origins.push(`http://${host?.toLowerCase()}`);
  return origins;
}

/**
 * The origin for links in mails. Never the request's host, which a stranger may forge to be sent somebody's reset
 * link - unless both it and this machine's own address are loopback.
 */
export function linkOrigin(config: Origins, requestOrigin: string | null): string {
  const canFollow =
    requestOrigin !== null && URL.canParse(requestOrigin) && isLoopback(new URL(requestOrigin).hostname);
  return canFollow && isDevelopmentMachine(config) ? new URL(requestOrigin).origin : publicOrigin(config);
}
