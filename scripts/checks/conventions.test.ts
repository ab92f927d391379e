import { expect, it } from "vitest";
import { conventionBreaches, crowdedFolders } from "./conventions";

it.each([
  ["lib/reports/rules.ts", "x\n".repeat(301), "split it"],
  ["lib/reports/utils.ts", "", "name it after"],
  ["components/ui/index.ts", "", "name it after"],
  ["lib/common/text.ts", "", "name it after"],
  ["app/(public)/home/page.tsx", '"use client";\n', "rendered on the server"],
  ["lib/reports/rules.ts", "// TODO later\n", "do it now"],
  ["lib/reports/rules.ts", "// @ts-ignore\n", "mend the cause"],
  ["lib/reports/rules.ts", "// one\n// two\n// three\n// four\n", "says why"],
  ["components/forms/send.ts", "const end = AbortSignal.any([one, other]);\n", "older phones have no AbortSignal.any"],
  ["lib/carbon/years.ts", "const years = Map.groupBy(records, yearOf);\n", "older phones have no Map.groupBy"],
  ["lib/events/desk/rules.ts", "const keptRows = [];\n", "keptRows needs a plain word"],
  ["components/events/add/trouble.tsx", "", "trouble.tsx needs a plain word"],
  ["lib/events/desk-rules.ts", "", "the layer is the first word"],
  ["lib/events/seats.ts", 'import { Prisma } from "@/prisma/client";\n', "begin its name with its layer"],
])("finds fault with %s", (path, text, reason) => {
  const breaches = conventionBreaches(path, text);
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toContain(reason);
});

it.each([
  ["lib/reports/rules.ts", `${"x\n".repeat(299)}x`],
  ["lib/reports/rules.test.ts", "x\n".repeat(500)],
  ["components/reports/form.tsx", '"use client";\n'],
  ["lib/reports/rules.ts", "// one\n// two\n// three\ncode();\n// four\n"],
  ["lib/reports/queries.ts", 'import "server-only";\nconst states = Map.groupBy(rows, stateOf);\n'],
])("is content with %s", (path, text) => {
  expect(conventionBreaches(path, text)).toEqual([]);
});

it("refuses a folder of more than forty files", () => {
  const files = Array.from({ length: 41 }, (_, index) => `lib/events/rules-${index}.ts`);
  expect(crowdedFolders(files)).toEqual([expect.stringContaining("lib/events: 41 files")]);
  expect(crowdedFolders(files.slice(1))).toEqual([]);
});
