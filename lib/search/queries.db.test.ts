import { beforeEach, describe, expect, it } from "vitest";
import { CATEGORY_LABELS, EVENT_CATEGORIES } from "@/lib/events/event/rules";
import { PARTNER_MATERIAL_LABELS, PARTNER_MATERIALS } from "@/lib/partners/rules";
import { PLACE_KIND_LABELS, PLACE_KINDS } from "@/lib/places/rules";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { testDatabase } from "@/scripts/testing/database";
import { indexedDocument, type SearchDocument } from "./documents";
import { searchEverything } from "./queries";
import { SearchQuery } from "./schemas";

const DOCUMENTS: SearchDocument[] = [
  { kind: "page", path: "/faq", title: "Pertanyaan", text: "Jawaban tentang akun.", note: null },
  { kind: "story", path: "/coba-coding/a", title: "Kampung bebas sampah", text: "Warga menanam bambu.", note: null },
  { kind: "tip", path: "/tips/b", title: "Menanam di pot", text: "Tanpa halaman.", note: null },
];

describe("the search over everything", async () => {
  const { db } = await testDatabase();
  const documents = DOCUMENTS.map(indexedDocument);

  beforeEach(async () => {
    await db.$executeRaw`TRUNCATE reports, report_days, places, partners, events, forum_threads CASCADE`;
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

  it("marks what it found in the location of an event", async () => {
    await addEvent(db, { title: "Tanam", location: "Balai Sukamaju", description: "Bersama." });
    const { groups } = await search("sukamaju");
    expect(groups[0]?.items[0]?.excerpt).toContainEqual({ text: "Sukamaju", hit: true });
  });

  it("marks a word as its text spells it, and shows the part of a long text around it", async () => {
    const words = (count: number) => "daun ".repeat(count);
    const description = `${words(60)}Warga R.A. Kartini, RT 03, membawa pupuk Jum’at pagi. ${words(60)}`;
    await addPlace(db, { name: "Kebun Ma'ruf", description, status: "APPROVED" });
    const { groups } = await search("jumat RA kartini rt03 maruf");
    const [item] = groups[0]?.items ?? [];
    const hits = (parts: readonly { text: string; hit: boolean }[] = []) =>
      parts.filter(({ hit }) => hit).map(({ text }) => text);
    expect(hits(item?.title)).toEqual(["Ma'ruf"]);
    expect(hits(item?.excerpt)).toEqual(["R.A.", "Kartini", "RT", "03", "Jum’at"]);
    const excerpt = item?.excerpt.map(({ text }) => text).join("") ?? "";
    expect(excerpt).toMatch(/^… daun daun.*Warga R\.A\. Kartini, RT 03, membawa pupuk Jum’at pagi\..*…$/u);
    expect(excerpt.split(" ").length).toBeLessThan(40);
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
    await addPartner(db, { name: "Bank Rahasia ditahan", heldReason: "link" });
    await addPartner(db, { name: "Bank Rahasia tersembunyi", hiddenAt: new Date() });
    await addPartner(db, { name: "Bank Lain", email: "rahasia@rahasia.id", message: "Rahasia" });
    await addThread(db, { title: "Rahasia ditahan", heldReason: "link" });
    await addThread(db, { title: "Rahasia disembunyikan", hiddenAt: new Date() });
    const { code } = await addReport(db, { heldReason: "link" });
    await addReport(db, { reporterName: "Rahasia", email: "rahasia@rahasia.id", description: "Bau." });
    for (const q of ["rahasia", "rahasai", "rahasia@rahasia.id", code]) expect(await titles(q), q).toEqual([]);
  });

  it("finds every kind by its label, though no text says it", async () => {
    const kinds = PLACE_KINDS.filter((kind) => kind !== "lainnya");
    for (const [at, kind] of kinds.entries()) {
      await addPlace(db, { name: `Lokasi ${at}`, kind, description: "-", status: "APPROVED" });
    }
    for (const [at, kind] of kinds.entries()) {
      expect(await titles(PLACE_KIND_LABELS[kind], "place"), kind).toContain(`Lokasi ${at}`);
    }
    for (const [at, material] of PARTNER_MATERIALS.entries()) {
      await addPartner(db, { name: `Mitra ${at}`, materials: [material] });
    }
    for (const [at, material] of PARTNER_MATERIALS.entries()) {
      expect(await titles(PARTNER_MATERIAL_LABELS[material], "partner"), material).toEqual([`Mitra ${at}`]);
    }
    for (const category of EVENT_CATEGORIES) await addEvent(db, { title: "Minggu", kind: "COMMUNITY", category });
    for (const category of EVENT_CATEGORIES) {
      expect(await titles(CATEGORY_LABELS[category], "event"), category).toEqual(["Minggu"]);
    }
    for (const damageType of DAMAGE_TYPES) await addReport(db, { damageType, location: "Gang", description: "-" });
    for (const damageType of DAMAGE_TYPES) {
      expect(await titles(damageType, "report"), damageType).toEqual([`${damageType}, Gang`]);
    }
  });

  it("finds what lies in an area that its text does not name, before what only mentions it", async () => {
    const medan = { regency: "Kota Medan", province: "Sumatera Utara" };
    await addPlace(db, { name: "Taman Jauh", description: "Seperti di Medan.", status: "APPROVED" });
    await addPlace(db, { name: "Taman Dekat", description: "-", status: "APPROVED", ...medan });
    await addPartner(db, { name: "Melati", ...medan });
    await addReport(db, { location: "Gang Buntu", description: "Bau.", damageType: "Sampah menumpuk", ...medan });
    const { groups } = await search("taman medan", "place");
    expect(groups[0]?.items.map(({ title }) => title.map(({ text }) => text).join(""))).toEqual([
      "Taman Dekat",
      "Taman Jauh",
    ]);
    expect(await titles("bank sampah medan")).toEqual(["Melati"]);
    expect(await titles("tumpukan sampah medan", "report")).toEqual(["Sampah menumpuk, Gang Buntu"]);
  });

  it("puts the three best of all kinds above the groups, and none where there is one kind", async () => {
    await addPlace(db, { name: "Taman Bambu", description: "-", status: "APPROVED" });
    expect((await search("taman bambu")).best).toEqual([]);
    await addThread(db, { title: "Bambu di taman", content: "-" });
    await addThread(db, { title: "Lain", content: "Taman bambu." });
    await addEvent(db, { title: "Lain", description: "Taman bambu." });
    const { best, groups } = await search("taman bambu");
    expect(best.map(({ kind }) => kind)).toEqual(["place", "topic", "event"]);
    expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["place", 1],
      ["event", 1],
      ["topic", 2],
    ]);
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
    expect((await search("taman mentng")).match).toBe("similar");
  });

  it("finds what holds some of the words where nothing holds all, and says so", async () => {
    await addPlace(db, { name: "Taman Menteng", status: "APPROVED" });
    await addReport(db, { location: "Jalan Melati", description: "Genangan setinggi lutut." });
    expect(await search("taman menteng")).toMatchObject({ match: "all" });
    expect(await search("taman menteng raya")).toMatchObject({ match: "some", groups: [{ kind: "place" }] });
    const { match, groups } = await search("lapor banjir");
    expect([match, groups.map(({ kind }) => kind)]).toEqual(["all", ["page", "report"]]);
    expect((await search("xylofonqz")).groups).toEqual([]);
  });

  it("puts what holds more of the words first, above all in its name, then the newest", async () => {
    for (const name of ["Bank Sampah Melati", "Sampah", "Gang Bank"]) {
      await addPlace(db, { name, description: "Bank sampah.", status: "APPROVED" });
    }
    const { groups } = await search("bank sampah");
    const names = groups[0]?.items.map(({ title }) => title.map(({ text }) => text).join(""));
    expect(names).toEqual(["Bank Sampah Melati", "Gang Bank", "Sampah"]);
  });

  it("knows other names, quotations and what is to be left out", async () => {
    await addPlace(db, { name: "Hutan Bakau", description: "Bebas limbah.", status: "APPROVED" });
    await addPlace(db, { name: "Bank Sampah Melati", description: "-", status: "APPROVED" });
    await addPlace(db, { name: "Taman Mangrove", description: "Teduh.", status: "APPROVED" });
    expect(await titles("mangrove", "place")).toEqual(["Hutan Bakau", "Taman Mangrove"]);
    expect(await titles("mangrove -teduh", "place")).toEqual(["Hutan Bakau"]);
    expect(await titles("sampah", "place")).toEqual(["Bank Sampah Melati", "Hutan Bakau"]);
    expect(await titles("bank smpah", "place")).toEqual(["Bank Sampah Melati"]);
    expect(await titles('"sampah bank"', "place")).toEqual([]);
  });

  it("finds nothing of what has just been hidden, however it is asked for", async () => {
    const place = await addPlace(db, { name: "Taman Trembesi", status: "APPROVED" });
    const thread = await addThread(db, { title: "Trembesi tua" });
    expect(await titles("trembesi")).toHaveLength(2);
    await db.place.update({ where: { id: place.id }, data: { closedAt: new Date() } });
    await db.forumThread.update({ where: { id: thread.id }, data: { hiddenAt: new Date() } });
    for (const q of ["trembesi", "trembes", "trembsei", "trembesi tua", '"taman trembesi"']) {
      expect(await titles(q), q).toEqual([]);
    }
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
