import { beforeAll, expect, it, vi } from "vitest";
import type { Ctx } from "@/lib/kernel/ctx";
import { runEach } from "./run-each";

beforeAll(() => {
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none");
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
});

it("does each in turn, and goes on after one that failed", async () => {
  const order: string[] = [];
  const done = await runEach(
    {
      first: async () => order.push("first"),
      broken: async () => {
        throw new Error("rusak");
      },
      last: async () => order.push("last"),
    },
    {} as Ctx,
  );
  expect(done).toEqual({ first: 1, broken: "failed", last: 2 });
  expect(order).toEqual(["first", "last"]);
});
