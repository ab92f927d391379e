import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { addEvent } from "@/prisma/factories/event";
import { addReport } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const register = await import("./register/route");
const reports = await import("./reports/route");
const support = await import("./reports/[id]/support/route");
const join = await import("./events/[id]/register/route");

const PEOPLE = 40;
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

interface Said {
  status: number;
  body: Record<string, unknown>;
}

async function said(response: Response): Promise<Said> {
  return { status: response.status, body: await response.json() };
}

/** An account of their own, on a device of their own. */
async function openAccount(client: Client): Promise<Said> {
  const answer = await said(
    await client.post(register.POST, "/api/register", {
      username: `Tetangga ${randomUUID().slice(0, 8)}`,
      password: "Rumput-Hijau-7",
      daerah: "Jawa Barat",
      umur: "27",
      pertanyaan_keamanan: "hewan",
      jawaban_keamanan: "Si Belang",
    }),
  );
  const { token, tokenHash } = newToken();
  const { id: userId } = answer.body.user as { id: number };
  await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) } });
  client.token = token;
  return answer;
}

function report(client: Client): Promise<Response> {
  return client.post(reports.POST, "/api/reports", {
    reporter_name: "Sari",
    location: "Jalan Melati, Medan",
    damage_type: "Sampah menumpuk",
    description: `Sampah menumpuk di tepi sungai sejak kemarin. ${randomUUID()}`,
    incident_date: yesterday,
  });
}

function takeSeat(client: Client, eventId: number, person: number): Promise<Response> {
  const body = { name: `Warga ${person}`, email: `warga-${eventId}-${person}@warga.test` };
  const request = client.request(`/api/events/${eventId}/register`, { method: "PATCH", body: JSON.stringify(body) });
  return join.PATCH(request, { params: Promise.resolve({ id: String(eventId) }) });
}

it.each([
  ["one /48", (person: number) => `2001:db8:48:${(0x100 * person).toString(16)}::1`],
  ["one IPv4 address", () => "203.0.113.40"],
])("nobody of forty honest people behind %s is turned away", async (_, addressOf) => {
  const event = await addEvent(db, { capacity: PEOPLE });
  const { id: reportId } = await addReport(db, { status: "VERIFIED" });
  const id = String(reportId);
  const people = Array.from({ length: PEOPLE }, (_unused, person) => new Client(addressOf(person)));

  const opened = await Promise.all(people.map(openAccount));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201]));

  const reported = await Promise.all(people.map(async (client) => said(await report(client))));
  expect(new Set(reported.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await db.report.count({ where: { id: { in: reported.map(({ body }) => Number(body.id)) } } })).toBe(PEOPLE);

  const voted = await Promise.all(
    people.map(async (client) => said(await client.post(support.POST, `/api/reports/${id}/support`, {}, { id }))),
  );
  expect(new Set(voted.map(({ status }) => status))).toEqual(new Set([200]));
  const { supportCount } = await db.report.findUniqueOrThrow({ where: { id: reportId } });
  expect(Math.max(...voted.map(({ body }) => Number(body.support_count)))).toBe(supportCount);
  // Their accounts are minutes old: of one network the first stranger counts, and everybody is thanked.
  expect(supportCount).toBe(1);

  const seated = await Promise.all(
    people.map(async (client, person) => said(await takeSeat(client, event.id, person))),
  );
  // Without a confirmed address they have half of the seats of one network at once; the organiser lets the others in.
  const statuses = seated.map(({ status, body }) => `${status} ${body.status}`).sort();
  expect(statuses).toEqual([
    ...Array<string>(PEOPLE / 2).fill("200 CONFIRMED"),
    ...Array<string>(PEOPLE / 2).fill("202 HELD"),
  ]);
  expect((await db.event.findUniqueOrThrow({ where: { id: event.id } })).registered).toBe(PEOPLE / 2);
});
