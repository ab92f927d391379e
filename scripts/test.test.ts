import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

function run(requested: readonly string[], variables: Record<string, string>) {
  const parameters = ["--disable-warning=ExperimentalWarning", "--import", "./scripts/alias.mjs", "scripts/test.ts"];
  const env = { ...process.env, DEBUG: "", ...variables };
  return spawnSync(process.execPath, [...parameters, ...requested], { env, encoding: "utf8" });
}

it.each([[["check", "e2e"]], [["scripts/refusal.test.ts", "e2e/site/search.spec.ts"]]])(
  "says in one sentence before the first suite that Chromium is missing: %s",
  (requested) => {
    const { status, stdout, stderr } = run(requested, { CHROMIUM_PATH: "/tidak/ada/chromium" });
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(/^Chromium di \/tidak\/ada\/chromium tidak ada.*CHROMIUM_PATH\.$/u),
    ]);
    expect(stdout).toBe("");
    expect(status).toBe(1);
  },
);

it("names the suites that there are", () => {
  const { status, stderr } = run(["peramban"], {});
  expect(stderr).toBe("Rangkaian uji peramban tidak dikenal. Pilihan: check, unit, db, build, e2e, html.\n");
  expect(status).toBe(1);
});
