import type { Client } from "pg";

/** What people in a forum like this one write of; the first words are the commonest. */
const COMMON = [
  "sampah dan di yang untuk tanaman saya plastik pohon ini air dari warga sungai kompos tanah dengan bisa tidak ada",
  "menanam mengolah botol kebun bank daun pupuk organik dapur sayur cabai pot minyak jelantah lingkungan kegiatan",
  "banjir mangrove hutan pantai taman jalan rumah halaman bibit kertas kaca logam popok kantong belanja hemat listrik",
  "sepeda angkutan hujan resapan biopori lebah madu cacing magot ember lubang selokan bau asap pembakaran",
].flatMap((line) => line.split(" "));

export const WORDS = 40_000;
export const FRAGMENTS = 20_000;
export const FRAGMENT_WORDS = 8;
/** As many words are asked for at every size: what is kept of a question that comes again helps all sizes alike. */
const HELD_WORDS = 12;

/** The word of a rank, or the next one that stands in a text. */
export type WordOf = (rank: number) => string;

/**
 * One of the words that about `by` of `of` texts hold; the more texts there are, the further down they stand.
 * @param words drawn by rank for each text
 */
export function heldWord(wordOf: WordOf, by: number, of: number, words: number, attempt: number): string {
  const rank = Math.round(words / (Math.log(WORDS) * -Math.log(1 - by / of)));
  return wordOf(Math.min(WORDS, Math.max(1, rank + (attempt % HELD_WORDS) - HELD_WORDS / 2)));
}

/** One of eighty syllables; three of them make 512,000 words. */
const syllable = (number: string) =>
  `substr('bcdghjklmnprstwy', 1 + ${number} % 16, 1) || substr('aiueo', 1 + ${number} / 16 % 5, 1)`;
const WORD = [syllable("m"), syllable("(m / 80)"), syllable("(m / 6400)")].join(" || ");

/**
 * Makes `bench_words` (rank, word) and `bench_pieces` (id, text): pieces of sentences in which each word stands as
 * often as its rank in a language lets it, so that some stand in most texts and most in few.
 */
export async function makeVocabulary(client: Client): Promise<WordOf> {
  const { rows: made } = await client.query("SELECT to_regclass('bench_words') AS words");
  if (made[0]?.words === null) await drawVocabulary(client);
  // Of the rarest most were drawn for none.
  const { rows } = await client.query<{ rank: number; word: string }>(
    `SELECT rank, word FROM bench_words JOIN (SELECT DISTINCT string_to_table(text, ' ') AS word FROM bench_pieces) AS written
     USING (word) ORDER BY rank`,
  );
  const words: string[] = [];
  for (const { rank, word } of rows) words.push(...Array<string>(rank - words.length).fill(word));
  return (rank) => words[rank - 1] ?? "";
}

async function drawVocabulary(client: Client): Promise<void> {
  await client.query("SELECT setseed(0.5)");
  await client.query("CREATE TABLE bench_words (rank int PRIMARY KEY, word text NOT NULL)");
  await client.query(
    "INSERT INTO bench_words SELECT rank, word FROM unnest($1::text[]) WITH ORDINALITY AS w(word, rank)",
    [COMMON],
  );
  await client.query(
    `INSERT INTO bench_words
     SELECT n, ${WORD} FROM (SELECT n, n * 7919 % 512000 AS m FROM generate_series($1::int, $2::int) AS n) AS numbered`,
    [COMMON.length + 1, WORDS],
  );
  await client.query("CREATE TABLE bench_pieces (id int PRIMARY KEY, text text NOT NULL)");
  await client.query(
    `INSERT INTO bench_pieces
     SELECT drawn.id, string_agg(word, ' ') FROM (
       SELECT n % $1 + 1 AS id, floor(exp(random() * ln($2::int)))::int AS rank FROM generate_series(0, $1::int * $3::int - 1) AS n
     ) AS drawn JOIN bench_words USING (rank) GROUP BY drawn.id`,
    [FRAGMENTS, WORDS, FRAGMENT_WORDS],
  );
  await client.query("VACUUM ANALYZE bench_words, bench_pieces");
}
