import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { searchGuests } from "@/components/events/checkin/checkin-list";
import { newestBanks } from "@/components/partners/waste-bank";
import { listUsers } from "@/lib/accounts/desk/queries";
import { writeAreaNames } from "@/lib/areas/commands-names";
import { findAreas } from "@/lib/areas/queries";
import { recordAudit } from "@/lib/audit/commands";
import { auditEntries } from "@/lib/audit/queries";
import { AuditFilter } from "@/lib/audit/schemas";
import { deskEvents } from "@/lib/events/desk/queries";
import { deskTexts } from "@/lib/forum/desk/queries";
import { listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import { textHash } from "@/lib/holding/texts";
import { outboxMails } from "@/lib/mails/queries";
import { ListMails } from "@/lib/mails/schemas";
import { messageQueue } from "@/lib/messages/desk/queries";
import { deskPartners } from "@/lib/partners/desk/queries";
import { placeQueue } from "@/lib/places/desk/queries";
import { listPlaces } from "@/lib/places/queries";
import { PLACE_LIST } from "@/lib/places/queries-list";
import { nearbyPlaces } from "@/lib/places/queries-nearby";
import { ListPlaces, PlaceListFilter } from "@/lib/places/schemas";
import { REPORT_LIST } from "@/lib/reports/queries-list";
import { ReportListFilter } from "@/lib/reports/schemas";
import { indexedDocument } from "@/lib/search/documents";
import { searchEverything } from "@/lib/search/queries";
import type { SearchKind } from "@/lib/search/rules";
import { createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { createMailer } from "@/lib/server/mail/mailer";
import { deskVolunteers } from "@/lib/volunteers/desk/queries";
import { listVolunteers } from "@/lib/volunteers/queries";
import { ListVolunteers } from "@/lib/volunteers/schemas";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const { db, url } = await testDatabase();
const admin = await member(db, "Ayu", "ADMIN");
const ctx = testContext(db, admin, new Date("2026-03-14T09:00:00+07:00"));
const boss = createJobWorker(url);

/** Each is found by the others. */
const SPELLINGS = [
  ["Jum'at", "Jumat", "Jum’at", "Jum‘at", "Jumʼat", "Jum`at"],
  ["Ma'ruf", "Maruf"],
  ["RT 03", "RT03"],
  ["R.A. Kartini", "RA Kartini", "R. A. Kartini"],
] as const;
const WRITTEN = SPELLINGS.flat();

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  await boss.start();
  await declareQueues(boss);
  const mail = createMailer(db);
  for (const text of WRITTEN) {
    const name = `Warga ${text}`;
    await addPlace(db, { name, status: "APPROVED", description: "-" });
    await addPlace(db, { name: `Baru ${text}` });
    await addEvent(db, { title: name });
    await addReport(db, { location: name, status: "VERIFIED" });
    const { id } = await addThread(db, { title: name, content: "-" });
    await addThread(db, { title: "Lain", content: `Kata ${text} di sini.`, category: "tanaman" });
    await addComment(db, { threadId: id, content: `Kata ${text}.` });
    await addVolunteer(db, { name });
    await addPartner(db, { name });
    await db.message.create({ data: { kind: "CONTACT", body: `Tentang ${text}.`, writerKey: "visitor:x" } });
    await db.$transaction((transaction) =>
      mail.enqueue(transaction, {
        to: { name: "Sari", address: "sari@warga.test" },
        kind: "report",
        subject: name,
        text: "-",
        html: "-",
      }),
    );
    const actor = await member(db, name);
    await db.$transaction((transaction) => recordAudit(transaction, actor, "report.texts", `report:${name}`));
  }
  const areas = WRITTEN.map((text, index) => ({ code: String(11 + index), name: `Warga ${text}` }));
  await writeAreaNames(db, "ejaan", async () => areas);
});
afterAll(() => boss.stop({ graceful: false }));

const documents = WRITTEN.map((text) =>
  indexedDocument({ kind: "tip", path: `/tips/${text}`, title: `Warga ${text}`, text: "-", note: null }),
);

async function found(kind: SearchKind, q: string): Promise<string[]> {
  const { groups, match } = await searchEverything(ctx, { q, kind }, documents);
  expect(match, "no guess").toBe("all");
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
}

const everywhere = { latitude: 3.58, longitude: 98.67 };
const names = (page: { items: readonly { name: string }[] }) => page.items.map(({ name }) => name);
const people = (page: { items: readonly { nama: string }[] }) => page.items.map((one) => one.nama);
const thread = (q: string) => listThreads(ctx, ListThreads.parse({ q, limit: 50 }));

/** Every search of the product, and the texts that it finds. */
const SEARCHES: Record<string, (q: string) => Promise<string[]>> = {
  "/cari and /api/search, places": (q) => found("place", q),
  "/cari and /api/search, events": (q) => found("event", q),
  "/cari and /api/search, reports": (q) => found("report", q),
  "/cari and /api/search, topics": (q) => found("topic", q),
  "/cari and /api/search, pages and articles": (q) => found("tip", q),
  "the forum": async (q) => (await thread(q)).items.map(({ title }) => title),
  "the forum, texts of topics": async (q) =>
    (await thread(q)).items.filter(({ category }) => category === "tanaman").map(({ content }) => content),
  "the forum's desk, topics": async (q) =>
    (await deskTexts(ctx, { kind: "topik", queue: "SHOWN", q, limit: 50 })).items.map(({ title }) => title),
  "the forum's desk, comments": async (q) =>
    (await deskTexts(ctx, { kind: "komentar", queue: "SHOWN", q, limit: 50 })).items.map(({ content }) => content),
  "the map's list of places": async (q) => names(await listPlaces(ctx, ListPlaces.parse({ q, limit: 50 }))),
  "the map's list of places nearby": async (q) =>
    names(await listPlaces(ctx, ListPlaces.parse({ q, limit: 50, ...everywhere }))),
  "the desk's list of places": async (q) => names(await PLACE_LIST.page(ctx, PlaceListFilter.parse({ q }))),
  "the desk's queue of places": async (q) => names(await placeQueue(ctx, { queue: "APPROVED", q, limit: 50 })),
  "the desk's list of reports": async (q) =>
    (await REPORT_LIST.page(ctx, ReportListFilter.parse({ q }))).items.map(({ location }) => location),
  "the desk's list of events": async (q) =>
    (await deskEvents(ctx, { q, keadaan: "semua" })).items.map(({ title }) => title),
  "the desk's list of waste banks": async (q) => names(await deskPartners(ctx, { q })),
  "the list of volunteers": async (q) => people(await listVolunteers(ctx, ListVolunteers.parse({ q, limit: 50 }))),
  "the desk's list of volunteers": async (q) => people(await deskVolunteers(ctx, { q })),
  "the desk's messages": async (q) =>
    (await messageQueue(ctx, { status: "NEW", q, limit: 50 })).items.map(({ body }) => body),
  "the desk's mails": async (q) => (await outboxMails(ctx, ListMails.parse({ q }))).items.map(({ subject }) => subject),
  "the list of users": async (q) => (await listUsers(ctx, { q, limit: 50 })).items.map(({ username }) => username),
  "the audit log's person": async (q) =>
    (await auditEntries(ctx, AuditFilter.parse({ orang: `warga ${q}` }))).items.map(({ subject }) => subject ?? ""),
  "the picker of areas": async (q) => (await findAreas(ctx, { q })).areas.map(({ name }) => name),
  "check-in": async (q) =>
    searchGuests(
      WRITTEN.map((text) => ({
        subject: text,
        id: null,
        walkIn: null,
        name: `Warga ${text}`,
        people: 1,
        status: "CONFIRMED" as const,
        came: 0,
        pending: false,
        certificate: null,
      })),
      q,
    ).map(({ name }) => name),
  "the look for doubles of a new place": async (q) => {
    const far = { latitude: everywhere.latitude + 0.002, longitude: everywhere.longitude };
    return (await nearbyPlaces(ctx, { name: `Warga ${q}`, ...far })).map(({ name }) => name);
  },
  "waste banks on the map that are registered": async (q) => {
    const bank = (name: string) => ({ slug: name, name, area: null, prices: [] });
    return WRITTEN.filter((text) => newestBanks([bank(q)], [bank(text)]).length === 1);
  },
  "the look for a text that was sent before": async (q) =>
    WRITTEN.filter((text) => textHash(`Warga ${text}.`) === textHash(`warga ${q}`)),
};

describe.each(Object.keys(SEARCHES))("%s", (search) => {
  it("finds every spelling by every other", async () => {
    const wrong: string[] = [];
    for (const all of SPELLINGS) {
      for (const q of all) {
        const texts = (await SEARCHES[search]?.(q)) ?? [];
        wrong.push(...all.filter((text) => !texts.some((one) => one.includes(text))).map((text) => `${q} → ${text}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});

it.each(["lp 261024 1", "LP261024-0001", "261024 1", "lp-261024-01"])(
  "%s leads to report LP-261024-0001",
  async (q) => {
    await addReport(db, { code: "LP-261024-0001", status: "VERIFIED" }).catch(() => {});
    const { groups } = await searchEverything(ctx, { q, kind: "report" }, []);
    expect(groups[0]?.items[0]?.path).toBe("/laporan/LP-261024-0001");
    const { items } = await REPORT_LIST.page(ctx, ReportListFilter.parse({ q }));
    expect(items.map(({ code }) => code)).toEqual(["LP-261024-0001"]);
  },
);
