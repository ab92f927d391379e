import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addEvent } from "@/prisma/factories/event";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { formsOf } from "./forms";
import { alikeWords, alikeWordsSql, endingsOf, endingsSql, removeUnusedSearchWords, stemsOf } from "./vocabulary";
import { stemTest } from "./words";

describe("the words of the search", async () => {
  const { db } = await testDatabase();
  const ctx = testContext(db, visitor("tamu"), new Date());
  const known = async (...words: string[]) => {
    const rows = await db.searchWord.findMany({ where: { word: { in: words } }, orderBy: { word: "asc" } });
    return rows.map(({ word }) => word);
  };

  beforeEach(async () => {
    await db.$executeRaw`TRUNCATE reports, report_days, places, events, forum_threads, search_words CASCADE`;
  });

  it("are those of what everybody may see, from the moment on when it may be seen", async () => {
    await addReport(db, { location: "Jalan Angsana", heldReason: "link" });
    const place = await addPlace(db, { name: "Kebun Bidara", province: "Banten" });
    const event = await addEvent(db, { title: "Cemara", deletedAt: new Date() });
    const thread = await addThread(db, { title: "Damar", hiddenAt: new Date() });
    const words = ["angsana", "banten", "bidara", "cemara", "damar"];
    expect(await known(...words)).toEqual([]);
    await db.report.updateMany({ data: { heldReason: null } });
    await db.place.update({ where: { id: place.id }, data: { status: "APPROVED" } });
    await db.event.update({ where: { id: event.id }, data: { deletedAt: null } });
    await db.forumThread.update({ where: { id: thread.id }, data: { hiddenAt: null } });
    expect(await known(...words)).toEqual(words);
    await db.forumThread.update({ where: { id: thread.id }, data: { title: "Eboni" } });
    expect(await known("eboni")).toEqual(["eboni"]);
  });

  it("are forgotten when nothing shown holds them any more", async () => {
    const { id } = await addThread(db, { title: "Trembesi dan angsana" });
    await addPlace(db, { name: "Taman Angsana", status: "APPROVED" });
    await removeUnusedSearchWords(ctx);
    expect(await known("angsana", "trembesi")).toEqual(["angsana", "trembesi"]);
    await db.forumThread.delete({ where: { id } });
    expect(await removeUnusedSearchWords(ctx)).toBeGreaterThan(0);
    expect(await known("angsana", "trembesi")).toEqual(["angsana"]);
    expect(await removeUnusedSearchWords(ctx)).toBe(0);
  });

  it("go on from a beginning, those known longest first, and hold no bare numbers", async () => {
    await addThread(db, { title: "Sampah 0812345678" });
    await addThread(db, { title: "Samping" });
    await addThread(db, { title: "Sampan" });
    expect(await endingsOf({ db }, "samp")).toEqual(["sampah", "samping", "sampan"]);
    expect(await endingsOf({ db }, "sampah")).toEqual([]);
    expect(await endingsOf({ db }, "08")).toEqual([]);
  });

  it("stand for a mistyped one that is written much like them, without those that are much less like it", async () => {
    await addThread(db, { title: "Mangrove, mangga dan manggis" });
    expect(await alikeWords({ db }, ["mangrov", "jati"])).toEqual([["mangrove"], []]);
    expect(await alikeWords({ db }, ["mangrove", "mangis"])).toEqual([["mangrove", "mangga", "manggis"], ["manggis"]]);
  });

  it("have stems that stand in them but for the first letter, so that few of a text's words are asked for", async () => {
    const roots = "tanam sapu pukul kirim ajar ambil baca dengar gali hitung jaga lapor olah rusak timbun ukur".split(
      " ",
    );
    const words = roots.flatMap((root) => formsOf(root).flatMap((form) => [form, `${form}nya`, `${form}lah`]));
    const stems = await stemsOf({ db }, words);
    for (const word of words) {
      const mayMatch = stemTest([{ word: "", stems: [stems.get(word) ?? ""], open: false }]);
      expect(mayMatch(word), word).toBe(true);
    }
    expect(stems.get("menyapu")).toBe("sapu");
  });

  it("are kept by many writers at once who write the same", async () => {
    const names = ["Waru", "Trembesi", "Sonokeling", "Randu", "Pulai", "Nyamplung"];
    const told = (turn: number) => names.map((_, index) => names[(index + turn) % names.length]).join(" ");
    await Promise.all(names.map((_, turn) => addThread(db, { title: told(turn) })));
    expect(await known(...names.map((name) => name.toLowerCase()))).toHaveLength(names.length);
  });
});

describe("of many words", async () => {
  const { db, patient } = await testDatabase();

  beforeAll(async () => {
    await patient.$executeRaw`
      INSERT INTO search_words (word) SELECT left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 12) FROM generate_series(1, 30000) AS n
      ON CONFLICT DO NOTHING`;
    await patient.$executeRaw`VACUUM ANALYZE search_words`;
  });

  it.each([
    ["a beginning", endingsSql("abc"), "search_words_pkey", 60],
    ["what is written alike", alikeWordsSql(["abcdefgh"]), "search_words_word_idx", 3_000],
  ])("%s is read by index, and little of it", async (_, sql, index, most) => {
    const { indexes, rows } = await queryWork(db, sql);
    expect(indexes).toEqual([index]);
    expect(rows).toBeLessThanOrEqual(most);
  });
});
