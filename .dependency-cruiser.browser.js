import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// The second pass, over the imports that are left when types are gone: nothing that a browser loads leads to server code.
const sources = ["app", "components"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.posix.join(entry.parentPath, entry.name));
const inBrowser = sources.filter((file) => readFileSync(file, "utf8").startsWith('"use client"'));
const literally = (file) => `^${file.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;

const serverCode =
  "^lib/(config|db|log|migrate|postgres)\\.ts$|^lib/(generated|upstream|front-door)/|/store\\.ts$|^prisma/|^(pg|pino)$";

export default {
  forbidden: [
    {
      name: "no-server-code-in-the-browser",
      severity: "error",
      from: { path: [...inBrowser.map(literally), "^lib/api/client\\.ts$"] },
      to: { path: serverCode, reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
