import type { NextConfig } from "next";

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // server.ts compresses each cached body once; Next would do it on every request.
  compress: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: false },
  serverExternalPackages: ["@node-rs/argon2", "sharp", "pg", "pg-boss", "pino", "@aws-sdk/client-s3"],
};

export default config;
