import { notFound } from "next/navigation";
import { expect, it } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";
import { decoration } from "./decoration";

const database = await testDatabase();
await testSite(database);

it("leaves out a decoration whose reading fails, and passes on what Next throws to steer the page", async () => {
  expect(await decoration(async () => 7, 0)).toBe(7);
  expect(await decoration(() => database.db.$queryRaw`SELECT (2 ^ 31)::int`, 0)).toBe(0);
  await expect(decoration(async () => notFound(), 0)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
