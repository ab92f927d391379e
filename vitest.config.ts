import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

const shared = {
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: /^server-only$/, replacement: `${root}/scripts/testing/empty.ts` },
      { find: /^next\/cache$/, replacement: `${root}/scripts/testing/next-cache.ts` },
    ],
  },
  oxc: { jsx: { runtime: "automatic" as const } },
};

const everywhere = {
  environment: "node" as const,
  setupFiles: ["scripts/testing/console.ts"],
  // A loaded machine is slow, not wrong: these end only what hangs.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // Nobody lives fourteen hours ahead of UTC, so a date without an explicit zone fails loudly.
  env: { TZ: "Pacific/Kiritimati", NODE_ENV: "test" as const },
};

const notOurs = ["**/node_modules/**", "**/.next*/**", "e2e/**", ".data/**"];

export default defineConfig({
  test: {
    // Tests of the database wait for it about as long as they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...shared,
        test: {
          ...everywhere,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...notOurs, "**/*.db.test.ts"],
        },
      },
      {
        ...shared,
        test: {
          ...everywhere,
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: notOurs,
          globalSetup: ["scripts/testing/postgres.ts"],
        },
      },
    ],
  },
});
