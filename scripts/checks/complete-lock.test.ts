import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { completeLock } from "./complete-lock";

it("adds the platform packages that the registry did not have", () => {
  const lock = {
    packages: {
      "": {},
      "node_modules/tool": {
        version: "2.0.0",
        dev: true,
        optionalDependencies: { "@tool/cli-linux-arm64-musl": "2.0.0" },
      },
    },
  };
  expect(completeLock(lock)).toEqual(["@tool/cli-linux-arm64-musl"]);
  expect(lock.packages).toHaveProperty("node_modules/@tool/cli-linux-arm64-musl", {
    version: "2.0.0",
    cpu: ["arm64"],
    os: ["linux"],
    libc: ["musl"],
    dev: true,
    optional: true,
  });
});

it("finds nothing to add to our own lock file; otherwise run `node scripts/checks/complete-lock.ts`", () => {
  expect(completeLock(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});
