import { defineConfig } from "prisma/config";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "node scripts/run.mjs database-prepare" },
  // `prisma generate` needs no database; the other commands say so themselves when it is missing.
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
