import { expect, it } from "vitest";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import { checkIn } from "@/lib/events/attendance/commands";
import { RegisterForEvent } from "@/lib/events/event/schemas";
import { addEvent } from "@/prisma/factories/event";
import { fromAddress, member, testContext, visitor } from "@/scripts/testing/context";
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

it("accepting all lets in nobody who was taken out before, whatever browser or address they come with", async () => {
  const ctx = testContext(db, await member(db, "Rina", "ADMIN"), NOON);
  const { id } = await addEvent(db, { capacity: 8, createdAt: NOON });
  const register = async (browser: string, fields: object) => {
    const as = ctx.as(visitor(browser, fromAddress("203.0.113.7")));
    const input = RegisterForEvent.parse({ name: browser, people: 1, ...fields });
    return registerForEvent(as, id, input, { receipt: true });
  };
  const manage = (input: object) => manageRegistrants(ctx, id, ManageRegistrants.parse(input));
  const first = await register("pengacau", { whatsapp: "081234567801", people: 4 });
  await manage({ action: "remove", registration_id: first.registration_id });
  ctx.pass(UNDO_SECONDS + 60);
  await endRemovals(ctx);
  const sameNumber = await register("peramban lain", { whatsapp: "081234567801" });
  await register("peramban ketiga", { email: "lain@contoh.id", phone: "081234567801" });
  const neighbour = await register("tetangga", { whatsapp: "081234567809" });
  await register("pengacau", { whatsapp: "081234567801" });
  const statuses = () => db.eventRegistration.findMany({ where: { eventId: id }, orderBy: { id: "asc" } });
  expect(new Set((await statuses()).map(({ status }) => status))).toEqual(new Set(["HELD"]));

  expect(await manage({ action: "accept" })).toMatchObject({ registrations: 1, people: 1, held: 3 });
  const seated = (await statuses()).filter(({ status }) => status === "CONFIRMED");
  expect(seated.map((row) => row.id)).toEqual([neighbour.registration_id]);
  await manage({ action: "accept", registration_id: sameNumber.registration_id });
  expect((await statuses()).filter(({ status }) => status === "CONFIRMED")).toHaveLength(2);
});
