import { expect, it } from "vitest";
import { searchWords } from "@/lib/format/search-words";
import { placeNameKey } from "@/lib/places/rules";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { insertReport, migrateUntilBefore } from "./test-upgrade";

const { db, url } = await testDatabase({ empty: true });

const MIGRATION = "20261126191054_kata_dicari";

/** Each with every other: all pairs of what names, addresses and texts are made of. */
const PARTS = [
  ..."Jum'at|Ma’ruf|‘kutip’|Qurʼan|d`Java|R.A.|R. A|H.O.S|RT03|RT 003|TPS3R|No.12A|3R|b3|CO₂|½|℃|ﬁre|Ⅳ|①|ＡＢＣ１２".split(
    "|",
  ),
  ..."Ångström|é|İstanbul|ẞ|Ø|Łódź|Привет|МОСКВА|Ωμέγα|東京|ｶﾞ|한국|ไทย|हिन्दी|ꦗꦮ|العربية|שלום".split("|"),
  ...'a|B|c3|-|–|…|&|%|_|\\|"|\n|\t|\u00a0|\u00ad|\u200b|\u200d|\ufe0f|🌱|👩‍👩‍👧|«»|×|÷|№ 5|a.b.c.d|x1y2z3|+62|@|http://x.id/a?b'.split(
    "|",
  ),
];

it("search_words of PostgreSQL and searchWords agree", async () => {
  await migrateUntilBefore(url, MIGRATION);
  const place = { name: "Bank Sampah R.A. Kartini RT03", old: "bank sampah r a kartini rt03" };
  await insertReport(db, { code: "LP-260314-0001" });
  await db.$executeRaw`UPDATE reports SET location = 'Masjid Jum''at RT03'`;
  await db.$executeRaw`
    INSERT INTO places (slug, name, name_key, latitude, longitude, writer_key, updated_at)
    VALUES ('a', ${place.name}, ${place.old}, 0, 110, 'visitor:x', now())`;
  await db.$executeRaw`
    INSERT INTO areas (code, level, parent_code, name, search_key, former_names) VALUES
      ('34', 1, NULL, 'Ma''ruf', 'ma ruf', '{}'), ('34.02', 2, '34', 'Kota Toli-Toli 2', 'kota toli toli 2 ma ruf', '{"P.S. Lama"}')`;
  await applyMigrations(url);

  const texts = PARTS.flatMap((one) => PARTS.flatMap((other) => [`${one}${other}`, `${one} ${other} ${one}`]));
  const rows = await db.$queryRaw<{ words: string }[]>`
    SELECT search_words(text) AS words FROM unnest(${texts}::text[]) WITH ORDINALITY AS written(text, place) ORDER BY place`;
  const different = texts.filter((text, index) => rows[index]?.words !== searchWords(text));
  expect(different).toEqual([]);

  const { nameKey } = await db.place.findFirstOrThrow({ where: { slug: "a" } });
  expect(nameKey).toBe(placeNameKey(place.name));
  const areas = await db.area.findMany({ orderBy: { code: "asc" }, select: { searchKey: true } });
  expect(areas.map(({ searchKey }) => searchKey)).toEqual(["maruf", "kota toli toli 2 maruf ps lama"]);
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM reports WHERE search @@ to_tsquery('indonesian', 'jumat & rt & 03')`;
  expect(found).toHaveLength(1);
});
