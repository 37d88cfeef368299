import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Next rewrites this file; the other one also covers tests and programs. `npm run lint` has checked the types already,
  // and whoever starts Gona need not wait for that.
  typescript: { tsconfigPath: "tsconfig.build.json", ignoreBuildErrors: true },
  // Native or wasm-backed packages that must be loaded from node_modules, once.
  serverExternalPackages: [
    "@prisma/client",
    "@prisma/adapter-pg",
    "pg",
    "pino",
    "ioredis",
    "better-auth",
    "nodemailer",
    "geotiff",
    "onnxruntime-node",
    "sharp",
  ],
  // Pages get theirs in proxy.ts, which does not see files.
  headers: () => [
    { source: "/_next/static/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
    {
      source: "/map/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        // Kept by the browser for long, so that the maps have their outlines without a connection.
        {
          key: "Cache-Control",
          value: "public, max-age=604800, stale-while-revalidate=31536000, stale-if-error=31536000",
        },
      ],
    },
    { source: "/icon.svg", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
  ],
  // The front door reads /api/v1 as /v1 itself; this serves plain `next start`.
  rewrites: () => [
    { source: "/api/v1/:path*", destination: "/v1/:path*" },
    // Every page of the documentation as markdown.
    { source: "/docs/:path*.md", destination: "/docs.md/:path*" },
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
