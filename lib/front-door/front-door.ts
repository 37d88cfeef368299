import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { serveNode, send } from "../api/node-adapter";
import { metricsText } from "../api/observe";
import type { PublicApi } from "../api/public-api";
import type { Config } from "../config";
import { log } from "../log";
import { readiness } from "./ready";

type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const basePath = /^(?:\/api\/?)?\/v1(?=\/|$)/;

/** The path from `/v1` on when `path` is one of the public API's forms, else null. */
function publicApiPath(path: string): string | null {
  const base = basePath.exec(path)?.[0];
  return base === undefined ? null : `/v1${path.slice(base.length)}`;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the request was made on this very machine; one that a proxy passed on was not. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  return loopback.test(socket.remoteAddress ?? "") && headers["x-forwarded-for"] === undefined;
}

const json = (status: number, body: unknown) => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  body: JSON.stringify(body),
});

async function operators(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (path === "/healthz") send(response, json(200, { status: "alive" }));
  else if (path === "/readyz") {
    const state = await readiness();
    send(response, json(state.ready ? 200 : 503, state));
  } else if (path === "/metrics") {
    if (!isLocal(request))
      send(response, json(404, { error: "Not found", message: "There is nothing at this address." }));
    else {
      const { contentType, text } = await metricsText();
      send(response, { status: 200, headers: { "Content-Type": contentType }, body: text });
    }
  } else return false;
  return true;
}

function redirectToHttps(request: IncomingMessage, response: ServerResponse, settings: Config): void {
  const { host = "localhost" } = request.headers;
  const origin = settings.PUBLIC_URL ?? `https://${host.replace(/:\d+$/, "")}:${settings.HTTPS_PORT}`;
  send(response, { status: 308, headers: { Location: `${origin.replace(/\/$/, "")}${request.url ?? "/"}` }, body: "" });
}

/** The address that a request came from. */
function addressOf({ headers, socket }: IncomingMessage, { TRUST_PROXY }: Config): string {
  if (!TRUST_PROXY) return socket.remoteAddress ?? "";
  // The last address is the one that the trusted proxy saw; those before it are the client's own word.
  return (
    String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? ""
  );
}

/** Tells the pages what this door saw, so that nothing the client claims about it is believed. */
function stampForwarding(request: IncomingMessage, secure: boolean, settings: Config): void {
  const { headers } = request;
  headers["x-forwarded-proto"] = secure ? "https" : "http";
  headers["x-forwarded-for"] = addressOf(request, settings);
  if (settings.TRUST_PROXY) return;
  headers["x-forwarded-host"] = headers.host ?? "";
  delete headers.forwarded;
  delete headers["x-forwarded-port"];
}

/** What both listening ports do with a request: `/v1` to the endpoints, operators' addresses, the rest to the pages. */
export function frontDoor(house: { api: PublicApi; pages: PageHandler; settings: Config }): RequestListener {
  const { api, pages, settings } = house;
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/";
    const cut = url.indexOf("?");
    const path = cut < 0 ? url : url.slice(0, cut);
    const encrypted = "encrypted" in request.socket;
    const secure = encrypted || (settings.TRUST_PROXY && request.headers["x-forwarded-proto"] === "https");
    const apiPath = publicApiPath(path);
    if (apiPath !== null) {
      const search = cut < 0 ? "" : url.slice(cut + 1);
      return serveNode(api, request, {
        response,
        path: apiPath,
        search,
        secure,
        address: addressOf(request, settings),
      });
    }
    if (await operators(path, request, response)) return;
    if (!secure && !isLocal(request)) return redirectToHttps(request, response, settings);
    stampForwarding(request, secure, settings);
    return pages(request, response);
  };
  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log().error({ err: error }, "request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}
