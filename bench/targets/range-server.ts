/** Serves the folder of its first argument by ranges, any path by its file name; `/count` tells bytes and requests since the last count. */
import { open } from "node:fs/promises";
import http from "node:http";
import path from "node:path";

const folder = process.argv[2] ?? ".";
const files = new Map<string, Awaited<ReturnType<typeof open>>>();
const count = { bytes: 0, requests: 0 };

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (request.url === "/count") {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(count));
    Object.assign(count, { bytes: 0, requests: 0 });
    return;
  }
  const name = path.basename(new URL(request.url ?? "/", "http://bench").pathname);
  const file = files.get(name) ?? (await open(path.join(folder, name)));
  files.set(name, file);
  const { size } = await file.stat();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const first = Number(from ?? 0);
  const last = Math.min(to ? Number(to) : size - 1, size - 1);
  const length = request.method === "HEAD" ? 0 : last - first + 1;
  const bytes = Buffer.allocUnsafe(length);
  await file.read(bytes, 0, length, first);
  count.requests++;
  count.bytes += length;
  response.writeHead(from === undefined ? 200 : 206, {
    "content-type": "image/tiff",
    "content-length": request.method === "HEAD" ? size : length,
    "accept-ranges": "bytes",
    ...(from === undefined ? {} : { "content-range": `bytes ${first}-${last}/${size}` }),
  });
  response.end(bytes);
}

const server = http.createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(404).end());
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address ? address.port : 0}\n`);
});
