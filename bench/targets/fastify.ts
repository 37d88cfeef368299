import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { answer } from "../answer";

const [port, key = "", cert = ""] = process.argv.slice(2);

const app = Fastify({ https: { key: readFileSync(key), cert: readFileSync(cert) } });
app.get("/current", () => answer);
await app.listen({ port: Number(port), host: "127.0.0.1" });
