import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { NOON, newOwner, type Owner, openedSession, PASSWORD } from "@/lib/accounts/test-owner";
import { lockWriter } from "@/lib/holding/sql";
import { Conflict, InvalidInput, isSulurError, Unauthenticated } from "@/lib/kernel/errors";
import { addPhoto } from "@/lib/photos/commands";
import { createReport } from "@/lib/reports/commands";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member } from "@/scripts/testing/context";
import { someoneWaits, testDatabase } from "@/scripts/testing/database";
import { eraseAccount } from "./erase";
import { EXPORTED } from "./export";

const { db } = await testDatabase();
const MARK = "Zwxjejak";
const EMAIL = "zwxjejak@warga.test";
const PHONE = "+62899999777";
const ERASE = { password: PASSWORD, confirmation: "hapus" };
const encoded = { width: 8, height: 6, files: { 2048: Uint8Array.of(1), 640: Uint8Array.of(2) } };

let count = 0;
let owner: Owner;
let key: string;

beforeEach(async () => {
  count += 1;
  owner = await newOwner(db, `${MARK} ${count}`, { email: `${count}.${EMAIL}` });
  key = `user:${owner.actor.userId}`;
});

/** Everything that can be written under an account, with the person's mark in every text. */
async function live() {
  const { ctx } = owner;
  const { userId } = owner.actor;
  const fields = { writerKey: key, reporterName: MARK, email: EMAIL, question: `${MARK}, di mana?`, createdAt: NOON };
  const photos = await Promise.all(Array.from({ length: 5 }, () => addPhoto(ctx, encoded)));
  const [pendingPhoto, recordPhoto, placePhoto, letterPhoto, picture] = photos.map(({ id }) => id);
  const pending = await addReport(db, { ...fields, status: "PENDING", photoId: pendingPhoto });
  const held = await addReport(db, { ...fields, status: "PENDING", heldReason: "link" });
  const rejected = await addReport(db, { ...fields, status: "REJECTED" });
  const record = await addReport(db, { ...fields, status: "VERIFIED", photoId: recordPhoto, consentedAt: NOON });
  await db.reportEvent.createMany({
    data: [
      { reportId: record.id, kind: "VERIFIED", words: "Sudah kami periksa.", fromQuestion: `${MARK}?` },
      { reportId: record.id, kind: "ASKED", words: `${MARK}, di mana?` },
      { reportId: record.id, kind: "ANSWERED", words: `Di depan rumah ${MARK}.` },
    ],
  });
  const others = await addReport(db, { writerKey: "visitor:lain", status: "VERIFIED", supportCount: 1 });
  await db.reportSupport.create({ data: { reportId: others.id, writerKey: key } });
  await addReportUpdate(db, { reportId: others.id, writerKey: key, content: `${MARK} lewat di sana.` });
  const follow = { consentedAt: NOON, confirmedAt: NOON, notifiedStep: 0, notifiedAt: NOON };
  const address = `${count}.${EMAIL}`;
  await db.reportFollow.createMany({
    data: [
      { ...follow, reportId: others.id, userId },
      { ...follow, reportId: record.id, email: address, mailbox: address },
    ],
  });
  const area = { areaCode: "34.02", kinds: ["NEWS" as const], consentedAt: NOON, confirmedAt: NOON, sentAt: NOON };
  await db.areaFollow.createMany({
    data: [
      { ...area, userId },
      { ...area, email: address, mailbox: address },
    ],
  });
  const approved = await addPlace(db, { writerKey: key, status: "APPROVED" });
  const waiting = await addPlace(db, { writerKey: key, status: "PENDING", name: MARK, photoId: placePhoto });
  await db.placeVote.create({ data: { placeId: approved.id, writerKey: key, open: true } });
  await db.message.create({
    data: {
      kind: "CONTACT",
      name: MARK,
      email: EMAIL,
      phone: PHONE,
      body: MARK,
      photoId: letterPhoto,
      writerKey: key,
      steps: { create: { kind: "ANSWERED", fromStatus: "NEW", words: `Halo ${MARK}` } },
    },
  });
  await addVolunteer(db, { name: MARK, email: `relawan.${count}.${EMAIL}`, motivation: MARK, writerKey: key });
  await db.user.update({ where: { id: userId }, data: { profilePhotoId: picture } });
  await db.apiToken.create({ data: { userId, tokenHash: randomHash(), device: MARK, expiresAt: NOON } });
  await db.accountTicket.create({
    data: { userId, kind: "EMAIL", tokenHash: randomHash(), email: EMAIL, expiresAt: NOON },
  });
  await db.accountEvent.create({ data: { userId, kind: "SIGNED_IN", device: MARK } });
  const remaining = { requestHash: randomHash(), status: 201, finishedAt: NOON };
  await db.idempotencyKey.createMany({
    data: [
      {
        ...remaining,
        scope: `POST /api/reports ${key}`,
        key: randomUUID(),
        owners: [key],
        body: { reporter_name: MARK },
      },
    ],
  });
  await db.auditEntry.create({ data: { action: "user.block", subject: key } });
  await db.event.create({
    data: { ...event("acara-sendiri"), writerKey: key, organiser: MARK, organiserEmail: EMAIL },
  });
  return { pending, held, rejected, record, others, approved, waiting, recordPhoto };
}

/** The rest that can be written under an account: with `live()` each column that can name somebody does. */
async function liveElsewhere() {
  const { userId } = owner.actor;
  const report = await addReport(db, { status: "RESOLVED", writerKey: "visitor:lain" });
  const step = await db.reportEvent.create({ data: { reportId: report.id, kind: "RESOLVED" } });
  await db.reportJudgement.create({
    data: { reportId: report.id, stepId: step.id, judgement: "YES", words: MARK, writerKey: key },
  });
  await db.claimCause.create({ data: { stepId: step.id, writerKey: key, device: MARK, createdAt: NOON } });
  await db.reportAssignment.create({ data: { reportId: report.id, userId, createdAt: NOON } });
  const watch = { endpoint: `https://push.test/${MARK}/${count}`, p256dh: "", auth: "", zone: "Asia/Jakarta" };
  await db.pushWatch.create({ data: { ...watch, writerKey: key, reportId: report.id, createdAt: NOON } });
  const { id: channelId } = await db.channel.findFirstOrThrow();
  await db.channelDoubt.create({ data: { channelId, writerKey: key } });
  const days = { sentOn: NOON, dueOn: NOON };
  await db.handover.create({ data: { ...days, channelId, reportId: report.id, writerKey: key, number: MARK } });
  const kilograms = { totalKg: 1, lowKg: 1, highKg: 1 };
  await openedSession(db, userId, MARK);
  await db.carbonRecord.create({
    data: { userId, mode: "SIMPLE", inputs: { note: MARK }, parts: [], ...kilograms, savedAt: NOON },
  });
  const registration = {
    name: MARK,
    email: EMAIL,
    emailKey: EMAIL,
    phone: PHONE,
    message: MARK,
    userId,
    writerKey: key,
  };
  const { id: eventId } = await db.event.create({ data: { ...event("acara-orang-lain"), registered: 1 } });
  await db.eventRegistration.create({ data: { ...registration, eventId, status: "CONFIRMED" } });
  await addVolunteer(db, { name: MARK, numberKey: `${key} ${PHONE}`, writerKey: key });
  const number = { email: EMAIL, previousEmail: EMAIL, emailHeldUntil: NOON, phone: PHONE, address: MARK };
  await addPartner(db, { ...number, name: MARK, message: MARK, writerKey: key });
  const bank = await addPartner(db);
  await db.partnerMember.create({ data: { partnerId: bank.id, name: "Bu Sri", userId, requestKey: randomUUID() } });
  const thread = await addThread(db, { author: MARK, content: MARK, writerKey: key });
  const others = await addThread(db);
  await addComment(db, { threadId: thread.id });
  await addComment(db, { threadId: others.id, author: MARK, content: MARK, writerKey: key });
  await db.forumLike.create({ data: { threadId: others.id, writerKey: key } });
  await db.forumFlag.create({ data: { threadId: others.id, reason: "spam", writerKey: key } });
  await db.forumFollow.create({ data: { threadId: others.id, userId, notifiedCount: 0 } });
}

const HOUR = 3_600_000;

/** @param hours from noon to its beginning */
function event(slug: string, hours = 24) {
  const startsAt = new Date(NOON.getTime() + hours * HOUR);
  const endsAt = new Date(startsAt.getTime() + HOUR);
  const texts = { title: "Tanam pohon", description: "Bersama warga.", location: "Taman" };
  return {
    ...texts,
    slug: `${slug}-${count}`,
    kind: "PLANTING" as const,
    startsAt,
    endsAt,
    capacity: 5,
    writerKey: "visitor:lain",
  };
}

const randomHash = () => randomUUID().replaceAll("-", "").repeat(2);

/** Where a text still stands, over all columns of the database that could hold one. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const sql = `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}"::text ILIKE $1`;
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(sql, `%${text}%`);
    if (row && row.count > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** How a column is called that can say who somebody is or how to reach them. */
const NAMES_SOMEBODY =
  "user|writer|owner|author|organiser|reporter|_by$|name|email|mailbox|phone|contact|whatsapp|number|address|device|endpoint";

/** Columns called like that which need no erasure, by the reason. */
const NEEDS_NO_ERASURE: Record<string, readonly string[]> = {
  "Who of the staff acted: a number that leads to nobody once the account is gone": [
    "announcements.user_id",
    "audit_entries.user_id",
    "message_steps.user_id",
    "photo_changes.changed_by",
    "place_steps.user_id",
    "report_events.user_id",
  ],
  "Written by the waste bank, whose book it is": ["partner_members.name"],
  "A keyed hash, which goes with the address of its row (`forgetStops`)": ["mail_stops.address_key"],
  "Names nobody": [
    "_prisma_migrations.migration_name",
    "areas.former_names",
    "areas.name",
    "channels.name",
    "tallies.name",
  ],
  "Of an office": ["channels.address"],
};

/** The columns that can name somebody, by their name or since they refer to `users`; as `table.column`. */
async function columnsOfPersons(): Promise<string[]> {
  const rows = await db.$queryRaw<{ column: string }[]>`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ ${NAMES_SOMEBODY} AND data_type NOT IN ('boolean', 'timestamp with time zone')
    UNION SELECT conrelid::regclass || '.' || attname FROM pg_constraint
      JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
      WHERE contype = 'f' AND confrelid = 'users'::regclass
    ORDER BY 1`;
  const needless = new Set(Object.values(NEEDS_NO_ERASURE).flat());
  return rows.map(({ column }) => column).filter((column) => !needless.has(column));
}

/** Those of the columns that name the owner by number, name, address or key. */
async function namingOwner(columns: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const place of columns) {
    const [table, column] = place.split(".");
    const sql = `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}"::text = $1 OR "${column}"::text ILIKE ANY($2)`;
    const marks = [MARK, EMAIL, PHONE, key].map((mark) => `%${mark}%`);
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(sql, String(owner.actor.userId), marks);
    if (row && row.count > 0) found.push(place);
  }
  return found;
}

describe("erasing an account", () => {
  it("leaves no personal field anywhere; only the audit log keeps the number", async () => {
    await live();
    await liveElsewhere();
    const columns = await columnsOfPersons();
    // A column that is missing here is to be written in `liveElsewhere()`: only then does what follows see it erased.
    expect(await namingOwner(columns)).toEqual(columns);
    await eraseAccount(owner.ctx, ERASE);
    expect(await namingOwner(columns)).toEqual([]);
    expect(await placesOf(MARK)).toEqual([]);
    expect(await placesOf(EMAIL)).toEqual([]);
    expect(await placesOf(key)).toEqual(["audit_entries.subject"]);
    const { userId } = owner.actor;
    expect(await db.user.findUnique({ where: { id: userId } })).toBeNull();
    const left = [db.session, db.apiToken, db.accountTicket, db.accountEvent] as unknown as (typeof db.session)[];
    expect(await Promise.all(left.map((table) => table.count({ where: { userId } })))).toEqual([0, 0, 0, 0]);
  });

  it("keeps the public record without its writer, and takes back what staff do not stand behind", async () => {
    const { pending, held, rejected, record, others, approved, waiting, recordPhoto } = await live();
    await eraseAccount(owner.ctx, ERASE);
    const codes = [pending.code, held.code, rejected.code];
    expect(await db.report.count({ where: { code: { in: codes } } })).toBe(0);
    const remaining = await db.report.findUniqueOrThrow({ where: { id: record.id }, include: { events: true } });
    expect(remaining).toMatchObject({
      reporterName: "Warga",
      anonymous: true,
      email: null,
      consentedAt: null,
      question: null,
      description: record.description,
      photoId: recordPhoto,
    });
    const words = remaining.events.map(({ kind, words, fromQuestion }) => [kind, words, fromQuestion]);
    expect(words).toEqual(
      expect.arrayContaining([
        ["VERIFIED", "Sudah kami periksa.", null],
        ["ASKED", null, null],
        ["ANSWERED", null, null],
      ]),
    );
    expect(await db.reportSupport.count({ where: { reportId: others.id } })).toBe(1);
    expect(await db.place.count({ where: { id: { in: [approved.id, waiting.id] } } })).toBe(1);
    expect(await db.placeVote.count({ where: { placeId: approved.id } })).toBe(1);
    for (const tag of ["reports", "places", `report:${record.code}`, `report:${pending.code}`]) {
      expect(owner.ctx.expired).toContain(tag);
    }
  });

  it("removes every photo from storage but that of the record", async () => {
    const { recordPhoto } = await live();
    await eraseAccount(owner.ctx, ERASE);
    const { files } = owner.ctx.photos as unknown as { files: Map<string, unknown> };
    expect([...files.keys()].map((name) => name.slice(0, 36))).toEqual([recordPhoto, recordPhoto]);
    const photo = await db.photo.findUniqueOrThrow({ where: { id: recordPhoto } });
    expect(photo.ownerKey).toMatch(/^erased:[\da-f-]{36}$/);
  });

  it("gives no two rows the same key, so that nothing leads from one to the other", async () => {
    await live();
    await addReport(db, { writerKey: key, status: "VERIFIED" });
    await eraseAccount(owner.ctx, ERASE);
    const rows = await db.report.findMany({ where: { writerKey: { startsWith: "erased:" } } });
    expect(new Set(rows.map(({ writerKey }) => writerKey)).size).toBe(rows.length);
  });

  it("gives back seats at what lies ahead, and leaves a number of what is over", async () => {
    const [ahead, past] = await Promise.all(
      [24, -24].map((hours) => db.event.create({ data: { ...event(`acara${hours}`, hours), registered: 3 } })),
    );
    const registration = { status: "CONFIRMED" as const, name: MARK, email: EMAIL, emailKey: EMAIL, people: 2 };
    for (const { id } of [ahead, past].flatMap((row) => row ?? [])) {
      await db.eventRegistration.create({ data: { ...registration, eventId: id, userId: owner.actor.userId } });
    }
    await eraseAccount(owner.ctx, ERASE);
    expect(await placesOf(MARK)).toEqual([]);
    const rows = await db.event.findMany({
      where: { slug: { in: [`acara24-${count}`, `acara-24-${count}`] } },
      orderBy: { startsAt: "asc" },
      select: { registered: true, registrations: { select: { status: true, name: true, people: true } } },
    });
    expect(rows).toEqual([
      { registered: 3, registrations: [{ status: "CONFIRMED", name: "Warga", people: 2 }] },
      { registered: 1, registrations: [{ status: "CANCELLED", name: "Warga", people: 2 }] },
    ]);
  });

  it("tells the confirmed address, and nobody where there is none", async () => {
    await eraseAccount(owner.ctx, ERASE);
    expect(owner.ctx.mail.mails.map(({ message }) => [message.to.address, message.subject])).toEqual([
      [`${count}.${EMAIL}`, "Akun Anda sudah dihapus"],
    ]);
    const without = await newOwner(db, `Tanpa Surat ${count}`);
    await eraseAccount(without.ctx, ERASE);
    expect(without.ctx.mail.mails).toEqual([]);
  });

  it("does nothing with a wrong password", async () => {
    const { pending } = await live();
    await expect(eraseAccount(owner.ctx, { ...ERASE, password: "Salah-Sekali-9" })).rejects.toThrow(InvalidInput);
    expect(await db.report.findUnique({ where: { id: pending.id } })).toMatchObject({ reporterName: MARK });
  });

  it("happens once, however often it is asked for at once", async () => {
    await live();
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => eraseAccount(owner.ctx, ERASE)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers) if (answer.status === "rejected") expect(isSulurError(answer.reason)).toBe(true);
    expect(owner.ctx.mail.mails).toHaveLength(1);
  });

  it("leaves others alone", async () => {
    const neighbour = await newOwner(db, `Tetangga ${count}`);
    const { id } = await addReport(db, { writerKey: `user:${neighbour.actor.userId}`, reporterName: "Tetangga" });
    await eraseAccount(owner.ctx, ERASE);
    expect(await db.report.findUnique({ where: { id } })).toMatchObject({ reporterName: "Tetangga" });
    expect(await db.session.count({ where: { userId: neighbour.actor.userId } })).toBe(1);
  });

  it("waits for what is being sent at the same moment, and lets nothing in afterwards", async () => {
    const written = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const sending = db.$transaction(async (transaction) => {
      await lockWriter(transaction, [key]);
      await addReport(transaction, { writerKey: key, reporterName: MARK });
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    const erasing = eraseAccount(owner.ctx, ERASE);
    await someoneWaits(db);
    commit.resolve();
    await Promise.all([sending, erasing]);
    expect(await db.report.count({ where: { writerKey: key } })).toBe(0);
    const input = {
      reporter_name: MARK,
      location: "Gang Mawar",
      damage_type: "Sampah menumpuk",
      description: "Tumpukan sampah di sudut gang sejak kemarin.",
      incident_date: "2026-03-14",
    };
    await expect(createReport(owner.ctx, input)).rejects.toThrow(Unauthenticated);
  });
});

describe("admins", () => {
  it("cannot leave nobody behind, not even two at once", async () => {
    await db.user.deleteMany({ where: { role: "ADMIN" } });
    const admins = await Promise.all(
      ["Satu", "Dua"].map((name) => newOwner(db, `${name} ${count}`, { role: "ADMIN" })),
    );
    await member(db, `Diblokir ${count}`, "ADMIN");
    await db.user.updateMany({ where: { username: `Diblokir ${count}` }, data: { blockedAt: NOON } });
    const answers = await Promise.allSettled(admins.map(({ ctx }) => eraseAccount(ctx, ERASE)));
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(Conflict);
    expect(await db.user.count({ where: { role: "ADMIN", blockedAt: null } })).toBe(1);
  });
});

it("knows every table that names an account or a writer", async () => {
  const rows = await db.$queryRaw<{ table: string }[]>`
    SELECT DISTINCT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('user_id', 'writer_key', 'owner_key')`;
  const exported = Object.values(EXPORTED).flatMap(({ table, children }) => [table, children?.table ?? table]);
  // What staff put up for everyone; its number leads to nobody once the account is gone.
  const known = new Set([...exported, "announcements"]);
  expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
});
