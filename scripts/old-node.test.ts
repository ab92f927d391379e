import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "./root";

const OLDER = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.19.0" } })';

it("plain next start under an older Node says in one sentence what it needs and how to run it", () => {
  const preload = `data:text/javascript,${encodeURIComponent(OLDER)}`;
  const { status, stderr } = spawnSync(process.execPath, ["--import", preload, "next.config.mjs"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "next memerlukan Node 24 atau lebih baru; ini Node 20.19.0. Jalankan: node_modules/.bin/node node_modules/.bin/next start\n",
  );
});
