import { readFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";
import next from "next";

const [port, key = "", cert = ""] = process.argv.slice(2);

const app = next({ dev: false, dir: path.resolve(import.meta.dirname, "../next-app") });
await app.prepare();
const handle = app.getRequestHandler();
https
  .createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => void handle(request, response),
  )
  .listen(Number(port), "127.0.0.1");
