import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addEvent } from "@/prisma/factories/event";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { indexedDocument, type SearchDocument } from "./documents";
import { searchEverything } from "./queries";
import { alikeSql, EVENT_SOURCE, matchesSql, PLACE_SOURCE, REPORT_SOURCE, type Source, THREAD_SOURCE } from "./rows";
import { SearchQuery } from "./schemas";
import { alikeWords, endingsOf, stemsOf } from "./vocabulary";
import { alikeQueryOf, askedFor, withStems, wordsOf } from "./words";

const DOCUMENTS: SearchDocument[] = [
  { kind: "page", path: "/faq", title: "Pertanyaan", text: "Jawaban tentang akun.", note: null },
  { kind: "story", path: "/coba-coding/a", title: "Kampung bebas sampah", text: "Warga menanam bambu.", note: null },
  { kind: "tip", path: "/tips/b", title: "Menanam di pot", text: "Tanpa halaman.", note: null },
];

describe("the search over everything", async () => {
  const { db } = await testDatabase();
  const stems = await stemsOf(
    { db },
    DOCUMENTS.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)),
  );
  const documents = DOCUMENTS.map((document) => indexedDocument(document, stems));

  beforeEach(async () => {
    await db.$executeRaw`TRUNCATE reports, report_days, places, events, forum_threads CASCADE`;
  });

  const search = (q: string, kind?: string) => searchEverything({ db }, SearchQuery.parse({ q, kind }), documents);
  const titles = async (q: string, kind?: string) => {
    const { groups } = await search(q, kind);
    const all = groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
    return all.sort();
  };

  it("finds each kind by the stem of a word, and marks what it found", async () => {
    await addPlace(db, { name: "Kebun Warga", description: "Tempat menanam sayur.", status: "APPROVED" });
    await addEvent(db, { title: "Penanaman mangrove", description: "Bersama." });
    await addReport(db, { location: "Bukit Hijau", description: "Pohon yang baru ditanam dicabut orang." });
    await addThread(db, { title: "Pohon di trotoar", content: "Kapan **menanamnya**?" });
    const { groups } = await search("tanaman");
    expect(groups.map(({ kind }) => kind)).toEqual(["place", "event", "report", "topic", "story", "tip"]);
    expect(groups[1]?.items[0]).toMatchObject({
      path: expect.stringMatching(/^\/event\/penanaman-mangrove-\d+$/u),
      title: [
        { text: "Penanaman", hit: true },
        { text: " mangrove", hit: false },
      ],
    });
    expect(groups[0]?.items[0]?.excerpt).toContainEqual({ text: "menanam", hit: true });
    expect(groups[2]?.items[0]?.excerpt).toContainEqual({ text: "ditanam", hit: true });
  });

  it("shows nothing that is not for everybody", async () => {
    for (const heldReason of ["link", null] as const) {
      await addReport(db, { location: "Rahasia", heldReason, status: heldReason === null ? "REJECTED" : "PENDING" });
      await addPlace(db, { name: "Taman Rahasia", heldReason });
    }
    await addPlace(db, { name: "Rahasia ditolak", status: "REJECTED" });
    await addPlace(db, { name: "Rahasia tutup", status: "APPROVED", closedAt: new Date() });
    const target = await addPlace(db, { name: "Tujuan", status: "APPROVED" });
    await addPlace(db, { name: "Rahasia gabung", status: "APPROVED", mergedIntoId: target.id });
    await addEvent(db, { title: "Rahasia dihapus", deletedAt: new Date() });
    await addThread(db, { title: "Rahasia ditahan", heldReason: "link" });
    await addThread(db, { title: "Rahasia disembunyikan", hiddenAt: new Date() });
    const { code } = await addReport(db, { heldReason: "link" });
    await addReport(db, { reporterName: "Rahasia", email: "rahasia@contoh.id", location: "Jalan Satu" });
    for (const q of ["rahasia", "rahasai", "rahasia@contoh.id", code]) expect(await titles(q), q).toEqual([]);
  });

  it("takes the last word as one that may go on, and all words together", async () => {
    await addPlace(db, { name: "Taman Menteng", status: "APPROVED" });
    await addPlace(db, { name: "Taman Suropati", status: "APPROVED" });
    expect(await titles("taman men")).toEqual(["Taman Menteng"]);
    expect(await titles("taman di menteng")).toEqual(["Taman Menteng"]);
    expect(await titles("taman")).toEqual(["Taman Menteng", "Taman Suropati"]);
  });

  it("forgives a typing error in a name, and finds an area", async () => {
    await addPlace(db, { name: "Taman Menteng", status: "APPROVED", province: "DKI Jakarta" });
    await addEvent(db, { title: "Bersih pantai Parangtritis" });
    await addReport(db, { location: "Jalan Cendrawasih" });
    await addThread(db, { title: "Komposter ember" });
    expect(await titles("kompoter")).toEqual(["Komposter ember"]);
    expect(await titles("mentng")).toEqual(["Taman Menteng"]);
    expect(await titles("parangtrtis")).toEqual(["Bersih pantai Parangtritis"]);
    expect(await titles("cendrawasi")).toEqual(["Sampah menumpuk, Jalan Cendrawasih"]);
    expect(await titles("cendarwasih")).toEqual(["Sampah menumpuk, Jalan Cendrawasih"]);
    expect(await titles("jakarta")).toEqual(["Taman Menteng"]);
    expect(await titles("taman mentng")).toEqual(["Taman Menteng"]);
    expect(await titles("tamanmenteng")).toEqual(["Taman Menteng"]);
    expect(await titles("parang tritis")).toEqual(["Bersih pantai Parangtritis"]);
    expect(await titles("taman menteng raya")).toEqual(["Taman Menteng"]);
  });

  it("leads from a report's number to the report", async () => {
    const { code, location, damageType } = await addReport(db);
    await addReport(db);
    const { groups } = await search(code.toLowerCase().replaceAll("-", " "));
    expect(groups[0]?.items[0]).toMatchObject({ path: `/laporan/${code}` });
    expect(await titles(code)).toContain(`${damageType}, ${location}`);
  });

  it("shows five of each kind, twenty of one, and that there are more; names come before texts", async () => {
    const first = await addPlace(db, { name: "Bambu", description: "-", status: "APPROVED" });
    for (let number = 0; number < 22; number += 1) {
      await addPlace(db, { name: `Kebun ${number}`, description: "Rumpun bambu.", status: "APPROVED" });
    }
    const { groups } = await search("bambu");
    expect(groups.map(({ kind, items, more }) => [kind, items.length, more])).toEqual([
      ["place", 5, true],
      ["story", 1, false],
    ]);
    expect(groups[0]?.items[0]?.path).toContain(first.slug);
    expect((await search("bambu", "place")).groups).toMatchObject([{ items: { length: 20 }, more: true }]);
    expect((await search("bambu", "story")).groups).toMatchObject([{ items: { length: 1 }, more: false }]);
  });

  it.each(["'; DROP TABLE reports --", "\\", "a & | ! <-> :*", "%_%", "🌱🌱 ab", "((", "taman:*A", "<b>taman</b>"])(
    "answers %s without an error",
    async (q) => {
      const parsed = SearchQuery.safeParse({ q });
      if (parsed.success) expect((await search(q)).groups).toBeInstanceOf(Array);
      else expect(parsed.error.issues[0]?.message).toMatch(/terlalu pendek/u);
    },
  );
});

describe("of many rows", async () => {
  const { db, patient } = await testDatabase();
  const ROWS = 20_000;

  beforeAll(async () => {
    // The map's cells play no part here.
    await patient.$executeRaw`ALTER TABLE reports DISABLE TRIGGER USER`;
    await patient.$executeRaw`ALTER TABLE places DISABLE TRIGGER USER`;
    await patient.$executeRaw`
      INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
        writer_key, updated_at)
      SELECT 'LP-' || n, 'VERIFIED', 'Warga', 'Gang Contoh' || n, 'Sampah menumpuk', 'Bau sekali di rt' || n % 100,
        repeat('a', 64), '2026-03-01', 'visitor:uji', now()
      FROM generate_series(1, ${ROWS}::int) AS n`;
    await patient.$executeRaw`
      INSERT INTO places (slug, name, name_key, description, latitude, longitude, status, writer_key, updated_at)
      SELECT 'contoh-' || n, 'Taman Contoh' || n, 'taman contoh' || n, 'Teduh di rt' || n % 100, -7, 107, 'APPROVED',
        'visitor:uji', now()
      FROM generate_series(1, ${ROWS}::int) AS n`;
    await patient.$executeRaw`
      INSERT INTO events (slug, kind, title, description, location, starts_at, ends_at, capacity, writer_key, updated_at)
      SELECT 'contoh-' || n, 'PLANTING', 'Tanam Contoh' || n, 'Bersama di rt' || n % 100, 'Lapangan', now(),
        now() + interval '1 hour', 30, 'visitor:uji', now()
      FROM generate_series(1, ${ROWS}::int) AS n`;
    await patient.$executeRaw`
      INSERT INTO forum_threads (title, author, category, content, text_hash, writer_key)
      SELECT 'Tanya Contoh' || n, 'Warga', 'diskusi', 'Bagaimana di rt' || n % 100, repeat('a', 64), 'visitor:uji'
      FROM generate_series(1, ${ROWS}::int) AS n`;
    for (const table of Object.keys(SOURCES)) await patient.$executeRawUnsafe(`VACUUM ANALYZE ${table}`);
  });

  const words = (word: string) => withStems([word], new Map());
  const SLIP = "contohh19999";
  const COMMON: Record<string, string> = {
    reports: "sampah",
    places: "taman",
    events: "tanam",
    forum_threads: "tanya",
  };
  const SOURCES = { reports: REPORT_SOURCE, places: PLACE_SOURCE, events: EVENT_SOURCE, forum_threads: THREAD_SOURCE };

  const query = {
    whole: async (source: Source, word: string) => matchesSql(source, askedFor(words(word), []), 6),
    begun: async (source: Source, word: string) =>
      matchesSql(source, askedFor(words(word), [], await endingsOf({ db }, word)), 6),
    mistyped: async (source: Source, word: string) =>
      alikeSql(source, alikeQueryOf(await alikeWords({ db }, [word]), 0) ?? "", word, 6),
  };

  it.each(
    Object.entries(SOURCES).flatMap(([table, source]) => [
      { name: `a rare word of ${table}`, source, kind: "whole", word: "contoh19999", most: 60 } as const,
      { name: `a word of one in a hundred ${table}`, source, kind: "whole", word: "rt77", most: 450 } as const,
      { name: `a word of all ${table}`, source, kind: "whole", word: COMMON[table] ?? "", most: 2_048 } as const,
      { name: `a half typed word of ${table}`, source, kind: "begun", word: "contoh1999", most: 60 } as const,
      { name: `a mistyped name among ${table}`, source, kind: "mistyped", word: SLIP, most: 60 } as const,
    ]),
  )("$name is read by index, and little of it", async ({ source, kind, word, most }) => {
    const sql = await query[kind](source, word);
    expect(await db.$queryRaw(sql)).not.toEqual([]);
    const { indexes, rows } = await queryWork(db, sql);
    expect(indexes.length).toBeGreaterThan(0);
    for (const name of indexes) expect(name).toMatch(/_(?:idx|pkey)$/u);
    expect(rows).toBeLessThanOrEqual(most);
  });
});
