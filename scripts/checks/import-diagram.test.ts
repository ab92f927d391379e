import { expect, it } from "vitest";
import { importDiagram, withDiagram } from "./import-diagram";

const SOURCES = new Map([
  ["app/(public)/laporan/page.tsx", 'import { ReportList } from "@/components/reports/report-list";\n'],
  ["components/reports/report-list.tsx", 'import type {\n  ReportView,\n} from "@/lib/reports/view";\n'],
  ["lib/reports/view.ts", 'import { z } from "zod";\nimport { code } from "./rules";\n'],
  ["lib/reports/rules.ts", 'import { DAYS } from "@/lib/votes/rules";\n'],
  ["lib/reports/commands.ts", 'import "server-only";\nimport { code } from "./rules";\n'],
  ["lib/votes/rules.ts", "export const DAYS = 1;\n"],
  ["lib/server/http/route.ts", 'const { log } = await import("@/lib/server/mail/mailer");\n'],
  ["lib/server/mail/mailer.ts", 'import { createReport } from "@/lib/reports/commands";\n'],
]);

/** Arrows of the picture by the names of their boxes. */
function arrowsOf(diagram: string): string[] {
  const names = new Map([...diagram.matchAll(/^ {2}(n\d+)\["(.*)"\]$/gmu)].map(([, id = "", name = ""]) => [id, name]));
  return [...diagram.matchAll(/^ {2}(n\d+) --> (n\d+)$/gmu)].map(
    ([, from = "", to = ""]) => `${names.get(from)} → ${names.get(to)}`,
  );
}

it("draws an arrow from each layer to those that it imports, by whatever kind of import", () => {
  expect(arrowsOf(importDiagram(SOURCES))).toEqual([
    "app: pages → components/…",
    "components/… → lib/(feature): rules, schemas, policy, view",
    "lib/server → lib/(feature): queries, commands, mails",
    "lib/(feature): queries, commands, mails → lib/(feature): rules, schemas, policy, view",
  ]);
});

it("names the features and the parts of the server that each one knows", () => {
  const rows = importDiagram(SOURCES)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/gu, " "));
  expect(rows).toEqual(
    expect.arrayContaining(["| `lib/reports` | votes |", "| `lib/votes` | |", "| `lib/server/http` | mail |"]),
  );
});

it("changes nothing of the page but what stands between its two lines", () => {
  const page = withDiagram("# Title\n<!-- npm run diagram writes from here -->\nold\n<!-- to here -->\nend\n", "new");
  expect(page).toBe("# Title\n<!-- npm run diagram writes from here -->\n\nnew\n\n<!-- to here -->\nend\n");
  expect(withDiagram(page, "new")).toBe(page);
  expect(() => withDiagram("# Title\n", "new")).toThrow("docs/architecture.md needs the lines");
});
