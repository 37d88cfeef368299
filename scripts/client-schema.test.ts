import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { clientSchema, clientSchemaFile } from "./client-schema";

it("the client library's types are those of the endpoint definitions (npm run client writes them)", async () => {
  expect(await readFile(clientSchemaFile, "utf8")).toBe(await clientSchema());
});
