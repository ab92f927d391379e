import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { manageRegistrants } from "@/lib/events/registration/commands-organiser";
import { ManageRegistrants } from "@/lib/events/registration/schemas";
import { addEvent } from "@/prisma/factories/event";
import { member, type TestContext, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { cancelEvent } from "./commands";
import { sendNotices } from "./notices";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ayu = await member(db, "Ayu", "ADMIN");
const PEOPLE = 400;
/** Duration of writing one mail on a busy database. A transaction ends after five seconds. */
const SLOW_MS = 55;

let ctx: TestContext;
let slowMails: number;

beforeEach(() => {
  ctx = testContext(db, ayu, NOON);
  slowMails = 100;
  const enqueue = ctx.mail.enqueue.bind(ctx.mail);
  ctx.mail.enqueue = async (...mail) => {
    slowMails -= 1;
    if (slowMails >= 0) await pause(SLOW_MS);
    return enqueue(...mail);
  };
});

async function eventOf(status: "CONFIRMED" | "HELD"): Promise<number> {
  const seated = status === "CONFIRMED" ? PEOPLE : 0;
  const { id } = await addEvent(db, { capacity: PEOPLE, registered: seated, createdAt: NOON });
  const heldUntil = status === "HELD" ? new Date(NOON.getTime() + 3_600_000) : null;
  await db.eventRegistration.createMany({
    data: Array.from({ length: PEOPLE }, (_, index) => {
      const email = `w${index}@contoh.id`;
      return { eventId: id, status, heldUntil, name: "Warga", email, emailKey: email };
    }),
  });
  return id;
}

const addresses = () => ctx.mail.mails.map(({ message }) => message.to.address);

it("a change is sent to 400 people once each, on a slow database and by two processes", async () => {
  const id = await eventOf("CONFIRMED");
  await cancelEvent(ctx, id, { words: "Hujan lebat." });
  await Promise.all([sendNotices(ctx), sendNotices(ctx)]);
  expect(new Set(addresses()).size).toBe(PEOPLE);
  expect(addresses()).toHaveLength(PEOPLE);
  expect(await sendNotices(ctx)).toBe(0);
});

it("400 people whom the organiser accepts at once get a seat and one mail each", async () => {
  slowMails = 0;
  const id = await eventOf("HELD");
  const done = await manageRegistrants(ctx, id, ManageRegistrants.parse({ action: "accept" }));
  expect(done).toMatchObject({ registrations: PEOPLE, held: 0 });
  expect(await db.eventRegistration.count({ where: { eventId: id, status: "CONFIRMED" } })).toBe(PEOPLE);
  expect((await db.event.findUniqueOrThrow({ where: { id } })).registered).toBe(PEOPLE);
  expect(new Set(addresses()).size).toBe(PEOPLE);
  expect(addresses()).toHaveLength(PEOPLE);
});
