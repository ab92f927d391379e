import { expect, it } from "vitest";
import { NOON, newOwner, openedSession } from "@/lib/accounts/test-owner";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";
import { exportOwnData } from "./export";

const { db } = await testDatabase();

interface Exported {
  account: Record<string, unknown>;
  [list: string]: unknown;
}

async function exported(owner: Awaited<ReturnType<typeof newOwner>>): Promise<Exported> {
  let text = "";
  for await (const chunk of await exportOwnData(owner.ctx)) text += chunk;
  return JSON.parse(text) as Exported;
}

it("holds everything about the account, and no secret", async () => {
  const owner = await newOwner(db, "Putu Ekspor", { email: "putu@warga.test" });
  const { userId } = owner.actor;
  const writerKey = `user:${userId}`;
  const report = await addReport(db, { writerKey, reporterName: "Putu", email: "putu@warga.test", status: "VERIFIED" });
  await db.reportEvent.create({ data: { reportId: report.id, kind: "ANSWERED", words: "Di tepi jalan." } });
  const other = await addReport(db, { writerKey: "visitor:lain" });
  await db.reportSupport.create({ data: { reportId: other.id, writerKey } });
  await addReportUpdate(db, { reportId: other.id, writerKey, content: "Sudah diangkut tadi pagi." });
  const follow = { consentedAt: NOON, confirmedAt: NOON, notifiedStep: 0, notifiedAt: NOON };
  await db.reportFollow.create({ data: { ...follow, reportId: other.id, userId } });
  const areaFollow = { areaCode: "34.02", userId, kinds: ["NEWS" as const], consentedAt: NOON, sentAt: NOON };
  await db.areaFollow.create({ data: areaFollow });
  await db.reportAssignment.create({ data: { reportId: other.id, userId, createdAt: NOON } });
  const place = await addPlace(db, { writerKey, name: "Taman Putu" });
  await db.placeVote.create({ data: { placeId: place.id, writerKey, open: true } });
  await db.message.create({
    data: {
      kind: "CONTACT",
      body: "Halo.",
      writerKey,
      steps: { create: { kind: "ANSWERED", fromStatus: "NEW", words: "Halo juga.", userId: 1 } },
    },
  });
  await db.photo.create({
    data: { id: "0199f1b0-0000-7000-8000-000000000009", ownerKey: writerKey, width: 1, height: 1, bytes: 1 },
  });
  await db.apiToken.create({ data: { userId, tokenHash: "a".repeat(64), device: "Skrip", expiresAt: NOON } });
  await db.accountTicket.create({ data: { userId, kind: "EMAIL", tokenHash: "b".repeat(64), expiresAt: NOON } });
  await db.accountEvent.create({ data: { userId, kind: "SIGNED_IN", device: "Peramban" } });
  const kilograms = { totalKg: 1040, lowKg: 1040, highKg: 1040 };
  await db.carbonRecord.create({
    data: { userId, mode: "SIMPLE", inputs: { transport: 100 }, parts: [], ...kilograms, savedAt: NOON },
  });
  const bank = await addPartner(db, { name: "Bank Sampah Mekar" });
  const book = await db.partnerMember.create({
    data: { partnerId: bank.id, name: "Bu Putu", userId, requestKey: "0199f1b0-0000-7000-8000-00000000000a" },
  });
  const deposited = { kind: "DEPOSIT", material: "Kardus", grams: 1000, price: 1500, amount: 1500 } as const;
  await db.depositEntry.create({
    data: { ...deposited, partnerId: bank.id, memberId: book.id, requestKey: "0199f1b0-0000-7000-8000-00000000000b" },
  });
  await db.auditEntry.create({ data: { action: "user.block", subject: writerKey, details: { rahasia: 1 } } });

  const data = await exported(owner);
  expect(data.account).toMatchObject({
    username: "Putu Ekspor",
    email: "putu@warga.test",
    security_question: "Di kota mana Anda lahir?",
  });
  expect(data).toMatchObject({
    format: "sulur-akun",
    sessions: [{ device: "Peramban ini" }],
    api_tokens: [{ device: "Skrip" }],
    account_events: [{ kind: "SIGNED_IN" }],
    account_tickets: [{ kind: "EMAIL" }],
    reports: [{ code: report.code, reporter_name: "Putu", email: "putu@warga.test" }],
    report_supports: [{ report_id: other.id }],
    report_updates: [{ report_id: other.id, content: "Sudah diangkut tadi pagi." }],
    report_follows: [{ report_id: other.id }],
    area_follows: [{ area_code: "34.02", kinds: ["NEWS"] }],
    report_assignments: [{ report_id: other.id }],
    places: [{ name: "Taman Putu" }],
    place_votes: [{ open: true }],
    messages: [{ body: "Halo.", steps: [{ words: "Halo juga." }] }],
    photos: [{ width: 1 }],
    deposit_books: [{ name: "Bu Putu", entries: [{ material: "Kardus", amount: 1500 }] }],
    carbon_records: [{ mode: "SIMPLE", inputs: { transport: 100 }, total_kg: 1040 }],
    staff_acts: [{ action: "user.block" }],
  });
  expect(data.reports).toMatchObject([{ steps: [{ kind: "CREATED" }, { kind: "ANSWERED", words: "Di tepi jalan." }] }]);
  const text = JSON.stringify(data);
  for (const secret of ["argon2", "a".repeat(64), "b".repeat(64), "hash", "_key", "rahasia"]) {
    expect(text, secret).not.toContain(secret);
  }
});

it("holds nothing of anybody else, and is whole with nothing in it", async () => {
  const neighbour = await newOwner(db, "Tetangga Ekspor");
  await addReport(db, { writerKey: `user:${neighbour.actor.userId}` });
  const data = await exported(await newOwner(db, "Baru Ekspor"));
  const { format: _, version: __, exported_at: ___, account, sessions, ...lists } = data;
  expect(account).toMatchObject({ username: "Baru Ekspor" });
  expect(sessions).toHaveLength(1);
  expect(Object.values(lists).every((list) => Array.isArray(list) && list.length === 0)).toBe(true);
});

it("goes on behind the first piece of a long list, leaving none out and none twice", async () => {
  const owner = await newOwner(db, "Rajin Ekspor");
  const { userId } = owner.actor;
  await db.accountEvent.createMany({
    data: Array.from({ length: 1203 }, (_, index) => ({ userId, kind: "SIGNED_IN" as const, device: `${index}` })),
  });
  for (let index = 0; index < 3; index += 1) await openedSession(db, userId, "Lain");
  const data = await exported(owner);
  const devices = (data.account_events as { device: string }[]).map(({ device }) => device);
  expect(new Set(devices).size).toBe(1203);
  expect(devices).toHaveLength(1203);
  expect(data.sessions).toHaveLength(4);
});
