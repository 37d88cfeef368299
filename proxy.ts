import { NextResponse, type NextRequest } from "next/server";
import { config as settings } from "./lib/config";
import { tileOrigins } from "./lib/geo/tiles";

function contentSecurityPolicy(nonce: string): string {
  // React's development build reconstructs server stacks with eval; the production build needs none.
  const development = settings().NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    // Charts and floating panels place themselves with style attributes, which no nonce can cover.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...tileHosts()].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Where the maps' pictures come from. */
function tileHosts(): string[] {
  const { MAP_TILES_URL, MAP_SATELLITE_URL } = settings();
  return [...new Set([MAP_TILES_URL, MAP_SATELLITE_URL].flatMap(tileOrigins))];
}

const fixedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Gives every page its own nonce and the security headers. `x-path` tells the page its own address. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-path", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("Content-Security-Policy", policy);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  for (const [name, value] of Object.entries(fixedHeaders)) response.headers.set(name, value);
  // HSTS would hold for every port of a developer's machine, so loopback names never get it.
  if (request.nextUrl.protocol === "https:" && !loopbackNames.has(request.nextUrl.hostname)) {
    response.headers.set("Strict-Transport-Security", "max-age=31536000");
  }
  return response;
}

/** Pages only: neither the API nor files. */
export const config = {
  matcher: [
    "/((?!v1/|api/|console/|_next/|map/|healthz|readyz|metrics|openapi\\.json|icon\\.svg|manifest\\.webmanifest).*)",
  ],
};
