import { join } from "node:path";
import type { NextConfig } from "next";
import { CACHE_LIFETIME_HEADER } from "./lib/server/cache/cache-headers.ts";
import { contentPolicy, fixedHeaders, HTTPS_ONLY } from "./lib/server/http/security-headers.ts";
import { publicFiles } from "./lib/server/serving/public-files.ts";

/** As a pattern matches them: no page has such a path. */
const PUBLIC_FILES = publicFiles(import.meta.dirname).map((path) => path.slice(1).replaceAll(".", String.raw`\.`));

/** The one place that decides: the answer is written into every bundle, and names the proxy that is built. */
const isForFunctions = process.env.VERCEL === "1" || process.env.SULUR_HOST === "functions";

const config: NextConfig = {
  env: {
    SULUR_HOST: isForFunctions ? "functions" : "",
    // The service worker keeps what belongs to one build.
    SULUR_BUILD: process.env.SULUR_BUILD_ID ?? String(Date.now()),
  },
  // Of proxy.cached.ts and proxy.functions.ts one is built; what a proxy matches must stand there as a constant.
  pageExtensions: ["tsx", "ts", isForFunctions ? "functions.ts" : "cached.ts"],
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // For the image; "next start" wants none of it.
  output: process.env.SULUR_STANDALONE ? "standalone" : undefined,
  // The same sources are the same build on every machine; null lets Next draw a name.
  generateBuildId: () => process.env.SULUR_BUILD_ID ?? null,
  poweredByHeader: false,
  // Next would keep a photo for hours after it was withdrawn; /_next/image then answers 404.
  images: { unoptimized: true },
  // Pages are kept in memory by our own handler, which never reads what the build prerendered.
  cacheHandler: join(import.meta.dirname, "lib/server/next-cache-handler.ts"),
  cacheMaxMemorySize: 0,
  experimental: {
    // The browser asks again for a page it has seen after this many seconds; Next's own five minutes hide new reports.
    staleTimes: { static: 30 },
    globalNotFound: true,
    // A route is loaded when it is first asked for; all of them at the start take 170 MB and a second.
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    { source: "/:path*", headers: fixedHeaders({}) },
    // The build does not know the site's address; npm start and the documented proxy say how a request came.
    { source: "/:path*", has: [{ type: "header", key: "x-forwarded-proto", value: "https" }], headers: [HTTPS_ONLY] },
    // What neither the cache handler, proxy.ts nor route() gives a policy: a second one would be enforced too.
    ...["/_next/static/:path*", `/:file(${PUBLIC_FILES.join("|")})`].map((source) => ({
      source,
      headers: [{ key: "Content-Security-Policy", value: contentPolicy() }],
    })),
    // The names of the build's files change with their content.
    { source: "/_next/static/:path*", headers: [{ key: CACHE_LIFETIME_HEADER, value: "max-age=31536000" }] },
  ],
  outputFileTracingIncludes: {
    "/sw.js": ["./components/worker/worker.js"],
    // A program of its own that decodes photos: that it is needed is seen, but not what it imports.
    "/api/photos": ["sharp", "@img", "detect-libc", "semver"].map((name) => `./node_modules/${name}/**/*`),
  },
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: false },
  // Besides what cannot be bundled: libraries that each route's bundle would hold, and the process load, once more.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "csv-parse",
    "ical-generator",
    "lru-cache",
    "qrcode",
    "rate-limiter-flexible",
    "web-push",
    "yaml",
    "zod",
    "sharp",
    "pg",
    "pg-boss",
    "pino",
    "nodemailer",
    "@aws-sdk/client-s3",
    "pdfkit",
    "prom-client",
    "@opentelemetry/api",
    "@opentelemetry/context-async-hooks",
    "@opentelemetry/core",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace",
  ],
};

export default config;
