import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const FORBIDDEN = [
  ["app/(public)/home/page.tsx", "@/prisma/client", "Only queries and commands know the database"],
  ["app/api/reports/route.ts", "@/prisma/client", "Only queries and commands know the database"],
  ["app/api/reports/route.ts", "@/components/ui/button", "A route handler answers data"],
  ["app/api/reports/route.ts", "next/headers", "A handler is a function of its request"],
  ["app/admin/page.tsx", "../home/page", "written with @/"],
  ["components/reports/list.tsx", "@/lib/server/env", "Components run in the browser"],
  ["components/reports/list.tsx", "@/lib/reports/queries", "Queries, commands and mails hold the database"],
  ["components/reports/list.tsx", "@/lib/reports/desk/commands", "Queries, commands and mails hold the database"],
  ["components/reports/list.tsx", "@/lib/reports/mails", "Queries, commands and mails hold the database"],
  ["components/reports/list.tsx", "@/app/admin/page", "Routes are made of components"],
  ["components/ui/card.tsx", "@/lib/reports/rules", "primitives that could ship in another product"],
  ["components/ui/card.tsx", "@/components/reports/list", "primitives that could ship in another product"],
  ["components/reports/list.tsx", "../ui/button", "written with @/"],
  ["lib/reports/commands.ts", "@/lib/server/env", "Features do not know the server"],
  ["lib/reports/commands.ts", "@/lib/privacy/erase", "Erasure, export and retention"],
  ["components/reports/list.tsx", "@/lib/privacy/export", "Erasure, export and retention"],
  ["lib/reports/commands.ts", "next/cache", "work without Next and React"],
  ["lib/reports/queries.ts", "react", "work without Next and React"],
  ["lib/reports/queries.ts", "@/components/ui/card", "does not know how it is shown"],
  ["lib/reports/rules.ts", "node:fs", "are pure"],
  ["lib/reports/schemas.ts", "@/prisma/client", "are pure"],
  ["lib/reports/view.ts", "server-only", "are pure"],
  ["lib/reports/policy.ts", "./queries", "are pure"],
  ["lib/events/desk/view.ts", "@/prisma/client", "are pure"],
  ["lib/events/desk/rules.ts", "@/lib/events/event/queries", "are pure"],
  ["lib/kernel/ctx.ts", "@/lib/reports/rules", "The kernel is what everything else stands on"],
  ["lib/kernel/ctx.ts", "zod", "The kernel is what everything else stands on"],
  ["lib/http/fields.ts", "@/lib/server/env", "no server code"],
  ["lib/format/dates.ts", "@/lib/reports/rules", "Formatting knows no domain"],
  ["lib/format/dates.ts", "react", "Formatting knows no domain"],
  ["lib/server/log.ts", "@/components/ui/card", "does not know pages and components"],
  ["lib/server/log.ts", "@/scripts/root", "tools around the application"],
] as const;

const ALLOWED = [
  ["app/(public)/home/page.tsx", "@/components/ui/button"],
  ["app/api/reports/route.ts", "@/lib/server/http/route"],
  ["components/reports/list.tsx", "@/lib/reports/view"],
  ["components/ui/card.tsx", "@/components/ui/class-names"],
  ["lib/reports/commands.ts", "@/prisma/client"],
  ["lib/reports/commands.ts", "@/lib/kernel/errors"],
  ["lib/reports/commands.ts", "server-only"],
  ["lib/reports/schemas.ts", "@/lib/http/fields"],
  ["lib/kernel/ctx.ts", "./actor"],
  ["lib/server/ctx.ts", "@/lib/reports/queries"],
  ["lib/server/auth/guard.ts", "next/navigation"],
  ["lib/reports/queries.db.test.ts", "@/scripts/testing/database"],
] as const;

const KERNEL_TYPES = 'import type { Database, Transaction } from "@/prisma/client";';
const KERNEL_VALUE = 'import { Prisma } from "@/prisma/client";';

const folder = realpathSync(mkdtempSync(join(tmpdir(), "sulur-layers-")));
const lineOf = (specifier: string) => `import { used } from "${specifier}";`;
/** What the linter says, by `path line`. */
const verdicts = new Map<string, string>();

beforeAll(() => {
  const files = new Map<string, string[]>([["lib/kernel/types.ts", [KERNEL_TYPES, KERNEL_VALUE]]]);
  for (const [path, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    files.set(path, [...(files.get(path) ?? []), lineOf(specifier)]);
  }
  for (const [path, lines] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), lines.join("\n"));
  }
  copyFileSync("biome.json", join(folder, "biome.json"));
  const { stdout } = spawnSync(
    resolve("node_modules/.bin/biome"),
    [
      "lint",
      "--only=style/noRestrictedImports",
      "--vcs-enabled=false",
      "--reporter=github",
      "--max-diagnostics=none",
      ".",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  for (const [, path, line, message] of stdout.matchAll(/file=(.+?),line=(\d+),.*?::(.*)/g)) {
    const content = files.get(relative(folder, path ?? ""))?.[Number(line) - 1];
    verdicts.set(`${relative(folder, path ?? "")} ${content}`, message ?? "");
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the linter keeps the layers", () => {
  it.each(FORBIDDEN)("%s may not import %s", (path, specifier, reason) => {
    expect(verdicts.get(`${path} ${lineOf(specifier)}`)).toContain(reason);
  });

  it.each(ALLOWED)("%s may import %s", (path, specifier) => {
    expect(verdicts.get(`${path} ${lineOf(specifier)}`)).toBeUndefined();
  });

  it("lets the kernel name two types of the database and nothing else of it", () => {
    expect(verdicts.get(`lib/kernel/types.ts ${KERNEL_TYPES}`)).toBeUndefined();
    expect(verdicts.get(`lib/kernel/types.ts ${KERNEL_VALUE}`)).toContain("two types");
  });
});
