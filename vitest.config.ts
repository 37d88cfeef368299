import path from "node:path";
import { defineConfig } from "vitest/config";

const globalSetup = "lib/testing/vitest-setup.ts";

export default defineConfig({
  resolve: { alias: { "@": path.resolve(import.meta.dirname) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{lib,components,app,scripts,prisma}/**/*.test.{ts,tsx}"],
          globalSetup,
          // The first database of a run takes a while on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 20_000,
          // On two processors Vitest would use one.
          maxWorkers: "100%",
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/**/*.test.ts"],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file starts servers of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
