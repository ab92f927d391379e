import { expect, it } from "vitest";
import { VOLUNTEER_AREAS } from "@/lib/volunteers/rules";
import { testDatabase } from "@/scripts/testing/database";
import { seedDemoVolunteers } from "./volunteers";

const { db } = await testDatabase();

it("puts one sample volunteer into each area, who says so and can be mailed by nobody", async () => {
  await seedDemoVolunteers(db, new Date());
  const rows = await db.volunteer.findMany();
  expect(rows.map(({ area }) => area).sort()).toEqual([...VOLUNTEER_AREAS].sort());
  for (const { name, motivation, email } of rows) {
    expect(`${name} ${motivation}`).toMatch(/Contoh.*Contoh:/u);
    expect(email).toBeNull();
  }
});
