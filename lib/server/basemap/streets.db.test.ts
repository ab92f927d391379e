import { expect, it, vi } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import { expireTags } from "@/lib/server/cache";
import { testDatabase } from "@/scripts/testing/database";
import { hasStreets } from "./borders";

const { db, url } = await testDatabase();
vi.stubEnv("TILE_URL", "none");
await testSite({ db, url });

it("says that maps have no streets until the operator gives some", async () => {
  expect(await hasStreets()).toBe(false);
  await db.setting.create({ data: { key: "map:archive", value: "1-2" } });
  await expireTags(["borders"]);
  expect(await hasStreets()).toBe(true);
});
