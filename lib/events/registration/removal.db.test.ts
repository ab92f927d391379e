import { expect, it } from "vitest";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import { checkIn } from "@/lib/events/attendance/commands";
import { RegisterForEvent } from "@/lib/events/event/schemas";
import { addEvent } from "@/prisma/factories/event";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { endRemovals, manageRegistrants } from "./commands-organiser";
import { registerForEvent } from "./commands-register";
import { ManageRegistrants } from "./schemas";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");

it("a removal takes out nobody who is ticked off at the entrance before it is final", async () => {
  const ctx = testContext(db, await member(db, "Ayu", "ADMIN"), NOON);
  const startsAt = new Date(NOON.getTime() + 600_000);
  const { id } = await addEvent(db, { capacity: 8, createdAt: NOON, startsAt });
  const input = RegisterForEvent.parse({ name: "Budi", whatsapp: "081234567890", people: 3 });
  const { registration_id } = await registerForEvent(ctx.as(visitor("budi")), id, input, { receipt: true });
  await manageRegistrants(ctx, id, ManageRegistrants.parse({ action: "remove", registration_id }));
  await checkIn(ctx, id, { statements: [{ registration_id, people: 3, at: NOON.toISOString() }] });
  ctx.pass(UNDO_SECONDS + 60);
  await endRemovals(ctx);
  const [row] = await db.eventRegistration.findMany();
  expect(row).toMatchObject({ status: "CONFIRMED", checkedInPeople: 3, removedAt: null });
  expect((await db.event.findUniqueOrThrow({ where: { id } })).registered).toBe(3);
});
