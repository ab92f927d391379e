import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { RegisterForEvent } from "@/lib/events/event/schemas";
import { addEvent } from "@/prisma/factories/event";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const INSTANCES = 4;
const PEOPLE = 200;
const SEATS = 20;

// On a loaded machine the line for one event is longer than anybody is let wait, so nobody's watch goes on.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

/** The module as each of several processes has it, with a line of its own. */
async function instances() {
  const copies = [];
  for (let count = 0; count < INSTANCES; count += 1) {
    vi.resetModules();
    copies.push((await import("./commands-register")).registerForEvent);
  }
  return copies;
}

it("gives no seat twice when several instances let people in at once", async () => {
  const copies = await instances();
  expect(new Set(copies).size).toBe(INSTANCES);
  const ctx = testContext(db, visitor("tamu"), NOON);
  const { id } = await addEvent(db, { createdAt: NOON, capacity: SEATS });
  const settled = await Promise.allSettled(
    Array.from({ length: PEOPLE }, (_, index) => {
      const input = RegisterForEvent.parse({ name: "Warga", email: `w${index}@contoh.id`, wait: index % 2 === 0 });
      const person = ctx.as(visitor(`warga-${index}`));
      return copies[index % INSTANCES]?.(person, id, input, { receipt: false });
    }),
  );
  const refusals = settled.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  expect(new Set(refusals)).toEqual(new Set(["Conflict: Event Penuh. Semua tempat sudah terisi."]));
  const counts = await db.eventRegistration.groupBy({ by: ["status"], _count: true, orderBy: { status: "asc" } });
  const confirmed = counts.find(({ status }) => status === "CONFIRMED")?._count;
  const waiting = counts.find(({ status }) => status === "WAITING")?._count ?? 0;
  expect([confirmed, waiting + refusals.length]).toEqual([SEATS, PEOPLE - SEATS]);
  expect(await db.event.findFirst()).toMatchObject({ registered: SEATS });
});
