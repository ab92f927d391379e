import { expect, it } from "vitest";
import { importCycles } from "./import-cycles";

const importing = (...paths: string[]) => paths.map((path) => `import type { A } from "@/${path}";\n`).join("");

it("import cycles name the folders, the file behind each step and the way out", () => {
  const sources = new Map([
    ["lib/reports/claims/commands.ts", importing("lib/photos/rules", "lib/reports/rules")],
    ["lib/reports/rules.ts", "export const DAYS = 1;\n"],
    ["lib/photos/rules.ts", "export const SIDES = [1];\n"],
    ["lib/photos/policy.ts", importing("lib/places/rules")],
    ["lib/places/rules.ts", 'export { DAYS } from "@/lib/reports/rules";\n'],
  ]);
  expect(importCycles(sources, "lib")).toEqual([
    [
      "lib/photos → lib/places → lib/reports → lib/photos: a cycle. Move what is imported to the folder that owns it, pass it as a parameter, or split the file.",
      "  lib/photos/policy.ts imports lib/places/rules.ts",
      "  lib/places/rules.ts imports lib/reports/rules.ts",
      "  lib/reports/claims/commands.ts imports lib/photos/rules.ts",
    ].join("\n"),
  ]);
});

it("import cycles count dynamic imports and each pair of folders once", () => {
  const sources = new Map([
    ["components/forum/form.tsx", importing("components/reports/form", "components/ui/button")],
    ["components/reports/form.tsx", 'const { Form } = await import("@/components/forum/form");\n'],
    ["components/reports/page.tsx", importing("components/forum/form")],
    ["components/ui/button.tsx", ""],
  ]);
  const [cycle, ...more] = importCycles(sources, "components");
  expect(cycle).toContain("components/forum → components/reports → components/forum");
  expect(more).toEqual([]);
});

it("import cycles are those between folders of one root, not within a folder or between roots", () => {
  const sources = new Map([
    ["lib/reports/rules.ts", importing("lib/reports/desk/rules", "components/reports/form")],
    ["lib/reports/desk/rules.ts", importing("lib/reports/rules")],
    ["components/reports/form.tsx", importing("lib/reports/rules")],
  ]);
  expect(importCycles(sources, "lib")).toEqual([]);
});
