import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";
import { registrationPath } from "@/lib/events/registration/rules";
import { threadPath, threadSlug } from "@/lib/forum/rules";
import type { Database } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate, addSteps } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { newPerson } from "./people";
import type { Stack } from "./stack";

/** Pages that show what was written. */
export interface WrittenPages {
  paths: string[];
  /** Pages that their own scripts draw. */
  withScripts?: string[];
}

const DAY_MS = 86_400_000;
const POINT = {
  latitude: 3.5801,
  longitude: 98.6701,
  regency: "Kota Medan",
  province: "Sumatera Utara",
  areaCode: "34.71",
};
const AREA_PAGE = "/wilayah/kota-yogyakarta-3471";

/** A word without a place to break it, as long as its field allows. */
const word = (most = 200) => "W".repeat(Math.min(most, 200));
const EMAIL = `${"w".repeat(60)}@${"w".repeat(60)}.id`;
const TEXT = `${word()} https://contoh.id/${"w".repeat(182)}`;

function newToken(): { token: string; manageTokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, manageTokenHash: createHash("sha256").update(token).digest("hex") };
}

/** @param writerKey of the account that the pages are read with */
export async function writeReports(db: Database, writerKey: string): Promise<WrittenPages> {
  const createdAt = new Date();
  const fields = { ...POINT, writerKey, reporterName: word(80), location: word(), damageType: word(80) };
  const answers = [{ question: "Sejak kapan?", answer: TEXT }];
  const add = (description: string) => addReport(db, { ...fields, description, answers });
  const verified = await add(TEXT);
  await addSteps(db, verified.id, [
    { kind: "VERIFIED", createdAt, words: TEXT },
    { kind: "IN_PROGRESS", createdAt, words: TEXT },
  ]);
  await addReportUpdate(db, { reportId: verified.id, content: TEXT });
  await addReportUpdate(db, { reportId: verified.id, content: `${TEXT} 2`, heldReason: "link" });
  const rejected = await add(`${TEXT} 2`);
  await addSteps(db, rejected.id, [{ kind: "REJECTED", createdAt, words: TEXT }]);
  const waiting = await add(`${TEXT} 3`);
  await addSteps(db, waiting.id, [{ kind: "ASKED", createdAt, words: word(500) }]);
  await db.replyTemplate.create({ data: { action: "reject", damageType: word(80), text: TEXT } });
  return {
    paths: [
      "/laporan",
      "/laporan/saring?q=banjir",
      `/laporan/${verified.code}`,
      `/laporan/${rejected.code}`,
      AREA_PAGE,
      "/akun/laporan",
      "/admin/laporan/daftar",
      "/admin/laporan/kabar",
      "/admin/laporan/balasan",
    ],
    withScripts: ["/home", `/admin/laporan?laporan=${waiting.code}`],
  };
}

/** @param writerKey of the account that the pages are read with */
export async function writePlaces(db: Database, writerKey: string): Promise<WrittenPages> {
  const fields = { ...POINT, writerKey, name: word(120), description: TEXT, words: TEXT };
  const { slug } = await addPlace(db, { ...fields, status: "APPROVED" });
  await addPlace(db, { ...fields, status: "APPROVED", name: `${word(119)}X`, latitude: 3.5802 });
  await addPlace(db, { ...fields, status: "REJECTED", name: `${word(119)}Z` });
  const { id } = await addPlace(db, { ...fields, name: `${word(119)}Y` });
  return {
    paths: [
      "/peta-lokasi",
      `/peta-lokasi/${slug}`,
      AREA_PAGE,
      `/cari?q=${word(100)}`,
      "/akun/lokasi",
      "/admin/lokasi/daftar",
    ],
    withScripts: [`/admin/lokasi?lokasi=${id}`],
  };
}

/** @param userId the account that the pages are read with */
export async function writeEvents(db: Database, stack: Stack, userId: number): Promise<WrittenPages> {
  const startsAt = new Date(Date.now() + DAY_MS);
  const before = new Date(Date.now() - DAY_MS);
  const writerKey = `user:${userId}`;
  const event = { ...POINT, writerKey, title: word(120), location: word(), organiser: word(80), description: TEXT };
  const { token, manageTokenHash } = newToken();
  const { id, slug } = await addEvent(db, { ...event, startsAt, manageTokenHash });
  const cancelled = await addEvent(db, { ...event, startsAt, cancelledAt: new Date(), cancelWords: word(1000) });
  const past = await addEvent(db, { ...event, startsAt: before, resultAt: before, resultPeople: 9, resultWords: TEXT });
  const person = await newPerson(stack);
  const answer = await person.patch(`/api/events/${id}/register`, {
    data: { name: word(80), email: EMAIL, message: TEXT },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const registration = await answer.json();
  await person.dispose();
  const certificateCode = "WWWW-WWWW-WWWW-WWWW";
  const came = { checkedInAt: before, checkedInPeople: 1, certificateCode };
  await db.eventRegistration.create({
    data: { eventId: past.id, status: "CONFIRMED", userId, name: word(80), ...came },
  });
  return {
    paths: [
      "/event",
      `/event?bulan=${startsAt.toISOString().slice(0, 7)}&tampilan=kalender`,
      `/event/${slug}`,
      `/event/${cancelled.slug}`,
      `/event/${past.slug}`,
      `/sertifikat/${certificateCode}`,
      "/akun/kegiatan",
      "/admin/kegiatan",
      `/admin/kegiatan/${id}/ubah`,
    ],
    withScripts: [
      `/kegiatan/${id}/kelola#kunci=${token}`,
      registrationPath(registration.registration_id, registration.token),
      `/admin/kegiatan/${id}`,
      `/admin/kegiatan/${id}/pendaftar`,
    ],
  };
}

/** @param userId the account that the pages are read with */
export async function writePartner(db: Database, userId: number): Promise<WrittenPages> {
  const { token, manageTokenHash } = newToken();
  const { id, slug } = await addPartner(db, {
    ...POINT,
    manageTokenHash,
    writerKey: `user:${userId}`,
    name: word(120),
    email: EMAIL,
    address: word(),
    message: TEXT,
    scheduleNote: word(160),
    prices: [{ name: word(60), rupiah: 3500 }],
  });
  const member = { partnerId: id, name: word(80), userId, requestKey: randomUUID() };
  const { id: memberId } = await db.partnerMember.create({ data: member });
  const entry = { kind: "DEPOSIT", amount: 3500, material: word(60), grams: 1000, price: 3500, note: word() } as const;
  await db.depositEntry.create({ data: { partnerId: id, memberId, ...entry, requestKey: randomUUID() } });
  return {
    paths: ["/bank-sampah", `/bank-sampah/${slug}`, "/akun/tabungan", `/akun/tabungan/${memberId}`, "/admin/mitra"],
    withScripts: [`/bank-sampah/${slug}/kelola#kunci=${token}`],
  };
}

/** @param writerKey of the account that the pages are read with */
export async function writeWords(db: Database, writerKey: string): Promise<WrittenPages> {
  const thread = { writerKey, author: word(60), content: TEXT };
  const { id: threadId, title } = await addThread(db, { ...thread, title: word(150) });
  await addComment(db, { threadId, writerKey, author: word(60), content: TEXT });
  await addThread(db, { ...thread, title: word(149), content: `${TEXT} 2`, heldReason: "link" });
  await addThread(db, { ...thread, title: word(148), content: `${TEXT} 3`, hiddenAt: new Date(), hiddenWords: word() });
  const volunteer = { name: word(80), area: word(40), action: word(120), motivation: TEXT };
  await addVolunteer(db, { ...volunteer, writerKey, email: EMAIL });
  const message = { name: word(80), email: EMAIL, subject: word(150), body: TEXT, writerKey: "visitor:uji" };
  const { id } = await db.message.create({ data: { kind: "CONTACT", ...message } });
  return {
    paths: ["/forum", threadPath(threadSlug(title, threadId)), "/relawan", "/akun/topik", "/admin/relawan"],
    withScripts: ["/akun", `/admin/pesan?pesan=${id}`, "/admin/forum", "/admin/tinjau"],
  };
}

/** @param staff announces it, so that no page goes on without it */
export async function writeAnnouncement(staff: APIRequestContext): Promise<WrittenPages & { remove(): unknown }> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const data = { text: word(), href: "/home", starts_at: day(-1), ends_at: day(1) };
  const answer = await staff.post("/api/admin/announcements", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  const remove = () => staff.delete(`/api/admin/announcements/${id}`);
  return { paths: ["/faq", "/admin/pengumuman"], remove };
}
