import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { findEvent } from "@/lib/events/event/queries";
import { managedEvent, roster } from "@/lib/events/event/queries-manage";
import { findCertificate } from "@/lib/events/results/commands";
import { certificateCodeIn } from "@/lib/events/results/rules";
import { reportResults } from "@/lib/gatherings/commands";
import { addEvent } from "@/prisma/factories/event";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { checkInCode } from "./checkin-code";
import { checkIn } from "./commands";
import type { Statement } from "./schemas";

const { db } = await testDatabase();
const START = new Date("2026-03-14T01:00:00.000Z");
const TOKEN = "kunci-penyelenggara-yang-panjang";
const HOUR_S = 3_600;
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000).toISOString();
const ctx = testContext(db, visitor("panitia"), START);
let eventId = 0;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations, photos, users, audit_entries CASCADE`;
  const event = await addEvent(db, { startsAt: START, manageTokenHash: sha256(TOKEN), createdAt: new Date(0) });
  eventId = event.id;
});

async function register(
  name: string,
  fields: { people?: number; status?: "CONFIRMED" | "WAITING" | "CANCELLED" } = {},
) {
  const email = `${randomUUID()}@contoh.id`;
  return db.eventRegistration.create({
    data: { eventId, status: "CONFIRMED", name, email, emailKey: email, phone: "+628123456789", ...fields },
  });
}

const say = (statements: Statement[], as = ctx) => checkIn(as, eventId, { token: TOKEN, statements });
const outcomes = async (statements: Statement[], as = ctx) => (await say(statements, as)).outcomes;
const later = (seconds: number) => testContext(db, visitor("panitia"), new Date(START.getTime() + seconds * 1000));
const names = async () => (await roster(ctx, eventId, TOKEN, {})).items;

describe("checkIn", () => {
  it("says twice what it says once, and lets the latest word of several devices hold", async () => {
    const { id } = await register("Budi", { people: 3 });
    const came = { registration_id: id, people: 3, at: at(-30) };
    expect(await outcomes([came])).toEqual(["kept"]);
    expect(await outcomes([came])).toEqual(["kept"]);
    expect(await outcomes([{ ...came, people: 2, at: at(-10) }])).toEqual(["kept"]);
    expect(await outcomes([{ ...came, people: 0, at: at(-20) }])).toEqual(["older"]);
    expect(await names()).toMatchObject([{ came: 2, said_at: at(-10) }]);
    const row = await db.eventRegistration.findUniqueOrThrow({ where: { id } });
    expect(row.checkedInAt?.toISOString()).toBe(at(-30));
  });

  it("takes no word from the future, so that a fast clock cannot silence the others", async () => {
    const { id } = await register("Budi");
    await say([{ registration_id: id, people: 1, at: at(600) }]);
    expect(await outcomes([{ registration_id: id, people: 0, at: at(1) }], later(HOUR_S))).toEqual(["kept"]);
    expect(await names()).toMatchObject([{ came: null, certificate: null }]);
  });

  it("takes a walk-in once however often it is sent, without a seat, and forgets the name when it was a mistake", async () => {
    const walkIn = { walk_in: randomUUID(), name: "Tono", people: 2, at: at(-5) };
    await Promise.all([say([walkIn]), say([walkIn]), say([walkIn])]);
    expect(await names()).toMatchObject([{ name: "Tono", came: 2, walk_in: walkIn.walk_in }]);
    expect(await db.event.findUniqueOrThrow({ where: { id: eventId } })).toMatchObject({ registered: 0 });
    expect(await outcomes([{ ...walkIn, people: 0, at: at(-2) }])).toEqual(["kept"]);
    expect(await outcomes([walkIn])).toEqual(["older"]);
    expect(await names()).toEqual([]);
    expect(JSON.stringify(await db.eventRegistration.findMany())).not.toContain("Tono");
  });

  it("knows nobody of another event and nobody who cancelled, and keeps the rest of what was sent", async () => {
    const cancelled = await register("Batal", { status: "CANCELLED" });
    const waiting = await register("Antre", { status: "WAITING" });
    const other = await addEvent(db, { startsAt: START, createdAt: new Date(0) });
    const elsewhere = await db.eventRegistration.create({
      data: { eventId: other.id, status: "CONFIRMED", name: "Lain" },
    });
    const statements = [cancelled, elsewhere, waiting].map(({ id }) => ({ registration_id: id, people: 1, at: at(0) }));
    expect(await outcomes(statements)).toEqual(["unknown", "unknown", "kept"]);
    expect(await db.eventRegistration.count({ where: { checkedInAt: { not: null } } })).toBe(1);
  });

  it("takes an offered seat from nobody: who came has it for good", async () => {
    const { id } = await register("Ditawari");
    const offeredUntil = new Date(START.getTime() + HOUR_S * 1000);
    await db.eventRegistration.update({ where: { id }, data: { status: "OFFERED", offeredUntil } });
    await say([{ registration_id: id, people: 1, at: at(0) }]);
    const row = await db.eventRegistration.findUniqueOrThrow({ where: { id } });
    expect([row.status, row.offeredUntil]).toEqual(["CONFIRMED", null]);
  });

  it("is for who holds the key and for staff, around the event, and not for a cancelled one", async () => {
    const { id } = await register("Budi");
    const statements = [{ registration_id: id, people: 1, at: at(0) }];
    await expect(checkIn(ctx, eventId, { statements })).rejects.toThrow("tautan pribadinya");
    await expect(checkIn(ctx, eventId, { statements, token: "salah" })).rejects.toThrow("tautan pribadinya");
    await expect(say(statements, later(-13 * HOUR_S))).rejects.toThrow("12 jam sebelum");
    await expect(say(statements, later(8 * 24 * HOUR_S))).rejects.toThrow("sudah ditutup");
    const staff = ctx.as(await member(db, "Pengelola", "PENGELOLA"));
    expect((await checkIn(staff, eventId, { statements })).outcomes).toEqual(["kept"]);
    expect(await db.auditEntry.findFirst()).toMatchObject({ action: "event.attendance", subject: `event:${eventId}` });
    await db.event.update({ where: { id: eventId }, data: { cancelledAt: START } });
    await expect(say(statements)).rejects.toThrow("dibatalkan");
    await db.event.update({ where: { id: eventId }, data: { deletedAt: START } });
    await expect(say(statements)).rejects.toThrow("tidak ditemukan");
  });
});

describe("roster", () => {
  it("gives names and codes, but neither e-mail nor phone, nor who cancelled", async () => {
    const { id } = await register("Budi", { people: 2 });
    await register("Batal", { status: "CANCELLED" });
    const view = await roster(ctx, eventId, TOKEN, {});
    expect(view.items).toEqual([expect.objectContaining({ name: "Budi", people: 2, code: checkInCode(ctx, id) })]);
    expect(JSON.stringify(view)).not.toMatch(/contoh\.id|\+62/u);
    await expect(roster(ctx, eventId, undefined, {})).rejects.toThrow("tautan pribadinya");
    expect((await roster(ctx, eventId, TOKEN, { cursor: id })).items).toEqual([]);
  });

  it("writes down a look by staff once an hour, and none of the organiser", async () => {
    await roster(ctx, eventId, TOKEN, {});
    const staff = ctx.as(await member(db, "Pengelola", "PENGELOLA"));
    await roster(staff, eventId, undefined, {});
    await roster(staff, eventId, undefined, {});
    const audit = await db.auditEntry.findMany({ select: { action: true, userId: true } });
    expect(audit).toHaveLength(1);
    expect(audit[0]?.action).toBe("event.registrants");
  });
});

it("gives who came a certificate that everyone can check, until it turns out to be a mistake", async () => {
  const { id } = await register("Budi Santoso", { people: 2 });
  await say([{ registration_id: id, people: 2, at: at(0) }]);
  const [entry] = await names();
  const code = entry?.certificate ?? "";
  expect(certificateCodeIn(code.toLowerCase().replaceAll("-", ""))).toBe(code);
  expect(await findCertificate(ctx, code)).toMatchObject({ name: "Budi Santoso", people: 2, event: { zone: "WIB" } });
  expect(await findCertificate(ctx, "BCDF-BCDF-BCDF-BCDF")).toBeNull();
  await say([{ registration_id: id, people: 0, at: at(0) }]);
  expect(await findCertificate(ctx, code)).toBeNull();
});

describe("reportResults", () => {
  const results = { people: 25, trees: 100, kilograms: 12.5, words: "Semua tertanam.", consent: true };
  const photo = async (ownerKey: string) =>
    db.photo.create({ data: { id: randomUUID(), ownerKey, width: 8, height: 6, bytes: 9 } });

  it("shows figures, words and photos on the event's page, and corrects them", async () => {
    const [first, second] = [await photo("visitor:panitia"), await photo("visitor:panitia")];
    const input = { token: TOKEN, ...results, photo_ids: [second.id, first.id] };
    await reportResults(ctx, eventId, input);
    await reportResults(ctx, eventId, input);
    const shown = await findEvent(ctx, eventId);
    expect(shown?.results).toMatchObject({ people: 25, trees: 100, kilograms: 12.5, words: "Semua tertanam." });
    expect(shown?.results?.photos.map((address) => address.slice(12, 48))).toEqual([second.id, first.id]);
    await reportResults(later(HOUR_S), eventId, { ...input, people: 26, trees: null, photo_ids: [first.id] });
    const { event, result_photos, came } = await managedEvent(ctx, eventId, TOKEN);
    expect([event.results?.people, event.results?.trees, came]).toEqual([26, null, 0]);
    expect(result_photos.map(({ id }) => id)).toEqual([first.id]);
    const row = await db.event.findUniqueOrThrow({ where: { id: eventId } });
    expect(row.resultAt).toEqual(START);
  });

  it("marks what is more than the people there can have done as the organiser's word, until they are checked in", async () => {
    const beyond = async () => (await findEvent(ctx, eventId))?.results?.beyond;
    await reportResults(ctx, eventId, {
      token: TOKEN,
      people: 40,
      trees: 2_000,
      kilograms: null,
      photo_ids: [],
      consent: false,
    });
    expect(await beyond()).toBe(true);
    await say([{ walk_in: randomUUID(), name: "Warga RT 3", people: 40, at: at(0) }]);
    expect(await beyond()).toBe(false);
    await reportResults(ctx, eventId, {
      token: TOKEN,
      people: 40,
      trees: 2_001,
      kilograms: null,
      photo_ids: [],
      consent: false,
    });
    expect(await beyond()).toBe(true);
  });

  it("refuses a stranger, a stranger's photo, and what has not begun", async () => {
    const foreign = await photo("visitor:lain");
    const input = { token: TOKEN, ...results, photo_ids: [foreign.id] };
    await expect(reportResults(ctx, eventId, input)).rejects.toMatchObject({
      fields: { photo_ids: "Foto tidak ditemukan. Unggah ulang fotonya." },
    });
    await expect(reportResults(ctx, eventId, { ...input, token: "salah", photo_ids: [] })).rejects.toThrow("tautan");
    await expect(reportResults(later(-1), eventId, { ...input, photo_ids: [] })).rejects.toThrow("setelah kegiatan");
    expect(await db.eventResultPhoto.count()).toBe(0);
  });
});
