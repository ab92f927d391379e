import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const { db } = database;
const { PATCH } = await import("./route");

const PEOPLE = 200;
const SEATS = 20;

// On a loaded machine the line for one event is longer than anybody is let wait, so nobody's watch goes on.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

/** One of two hundred who press at the same moment, each from a network of their own. */
async function press(eventId: number, round: number, person: number): Promise<{ status: number; said: string }> {
  const client = new Client(`10.${round}.${person}.1`);
  const body = JSON.stringify({ name: `Warga ${person}`, email: `w${person}@contoh.id`, wait: person % 2 === 0 });
  const request = client.request(`/api/events/${eventId}/register`, { method: "PATCH", body });
  request.headers.set("idempotency-key", randomUUID());
  const response = await PATCH(request, { params: Promise.resolve({ id: String(eventId) }) });
  const answer: { status?: string; message?: string } = await response.json();
  return { status: response.status, said: answer.status ?? answer.message ?? "" };
}

// `npm run bench -- seats` does the same fifty times against the built application.
it.each([1, 2, 3])("gives 20 seats to 200 who come at once, and everyone else an answer: round %i", async (round) => {
  const { id } = await addEvent(db, { capacity: SEATS });
  const answers = await Promise.all(Array.from({ length: PEOPLE }, (_, person) => press(id, round, person)));
  const count = (said: RegExp) => answers.filter((answer) => said.test(answer.said)).length;
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(count(/^CONFIRMED$/u)).toBe(SEATS);
  expect(count(/^WAITING$/u) + count(/^Event Penuh\. Semua tempat sudah terisi\.$/u)).toBe(PEOPLE - SEATS);
  const { registered } = await db.event.findUniqueOrThrow({ where: { id } });
  const confirmed = await db.eventRegistration.count({ where: { eventId: id, status: "CONFIRMED" } });
  expect([registered, confirmed]).toEqual([SEATS, SEATS]);
  expect(mail.waiting.length).toBeGreaterThan(0);
});
