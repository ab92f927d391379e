import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { beginOf, tryLock, waitForLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "sulur-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a lock file", () => {
  it("is held by one, who is named to the next, and free again after release", () => {
    const file = join(folder, "one");
    const first = tryLock(file, "http://localhost:3000");
    expect(tryLock(file)).toMatchObject({ held: false, pid: process.pid, note: "http://localhost:3000" });
    if (first.held) first.release();
    expect(tryLock(file).held).toBe(true);
  });

  it("is taken over from a process that is gone", () => {
    const file = join(folder, "gone");
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, begin: "1", note: "" }));
    expect(tryLock(file).held).toBe(true);
  });

  it("is taken over when the number now belongs to another process", () => {
    const file = join(folder, "reused");
    writeFileSync(file, JSON.stringify({ pid: process.pid, begin: "long ago", note: "" }));
    expect(tryLock(file).held).toBe(true);
  });

  it("is taken over when it was only half written", () => {
    const file = join(folder, "half");
    writeFileSync(file, '{"pid":');
    expect(tryLock(file).held).toBe(true);
  });

  it("goes to exactly one of many who find a dead one at the same time", async () => {
    const file = join(folder, "race");
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, begin: "1", note: "" }));
    const program = `import { tryLock } from ${JSON.stringify(join(import.meta.dirname, "lock.mjs"))};
      const lock = tryLock(${JSON.stringify(file)});
      process.stdout.write(lock.held ? "held" : "free");
      process.stdin.on("data", () => {}).on("end", () => process.exit());`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["pipe", "pipe", "inherit"] }),
    );
    const answers = await Promise.all(
      children.map(
        (child) => new Promise<string>((resolve) => child.stdout.once("data", (chunk) => resolve(`${chunk}`))),
      ),
    );
    for (const child of children) child.stdin.end();
    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
  });

  it("can be waited for", async () => {
    const file = join(folder, "wait");
    const first = tryLock(file);
    let waitedFor = 0;
    const second = waitForLock(file, (pid) => {
      waitedFor = pid;
      if (first.held) first.release();
    });
    (await second)();
    expect(waitedFor).toBe(process.pid);
  });

  it("leaves no drafts behind", () => {
    expect(readdirSync(folder).filter((name) => /\.(\d+|guard)$/.test(name))).toEqual([]);
  });
});

it("tells a running process by when it began", () => {
  expect(beginOf(process.pid)).not.toBe("");
  expect(beginOf(2 ** 22 + 1)).toBe("");
});
