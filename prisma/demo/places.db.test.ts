import { describe, expect, it } from "vitest";
import { latitude, longitude } from "@/lib/http/fields";
import { PLACE_KINDS } from "@/lib/places/rules";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { seedDemoPlaces } from "./places";

describe("the sample places", async () => {
  const { db } = await testDatabase();
  const now = new Date();
  const admin = await member(db, "Admin", "ADMIN");
  await seedDemoPlaces(db, now);
  const places = await db.place.findMany({ include: { steps: { orderBy: { id: "asc" } }, votes: true } });
  const onMap = places.filter(({ status }) => status === "APPROVED");

  it("are fifty real ones on the map and a few invented ones that wait, one of them held", async () => {
    expect(onMap).toHaveLength(50);
    const waiting = places.filter(({ status }) => status === "PENDING");
    expect(waiting.length).toBeGreaterThanOrEqual(4);
    expect(waiting.filter(({ heldReason }) => heldReason !== null)).toHaveLength(1);
    for (const { name } of waiting) expect(name).toContain("Contoh");
  });

  it("lie in Indonesia, have been approved by the first admin, and count their votes", () => {
    for (const place of places) {
      expect(latitude.safeParse(place.latitude).success && longitude.safeParse(place.longitude).success).toBe(true);
      expect(PLACE_KINDS).toContain(place.kind);
      expect(place.votes).toHaveLength(place.openCount);
      expect(place.closedCount).toBe(0);
      for (const { createdAt } of place.steps) expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    for (const { steps } of onMap) {
      expect(steps).toMatchObject([{ kind: "CREATED" }, { kind: "APPROVED", userId: admin.userId }]);
    }
  });

  it("say so where one should ask before going", () => {
    const unsure = onMap.filter(({ description }) => description.includes("perlu dikonfirmasi"));
    expect(unsure.map(({ name }) => name).sort()).toEqual([
      "PLTSa Benowo",
      "Rumah Kompos Bratang",
      "TPST Bantargebang",
    ]);
  });
});
