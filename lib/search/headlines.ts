import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { querySql, type Wanted } from "./newest";
import type { TextPart } from "./view";

/** Characters that nobody types stand around what was found. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const EITHER = new RegExp(`[${OPEN}${CLOSE}]`, "gu");
const MARKS = `StartSel=${OPEN}, StopSel=${CLOSE}`;

/** The title and some of the text around what was found in it, with all that was found marked. */
export async function headlines(
  { db }: Pick<Ctx, "db">,
  { terms }: Wanted,
  found: readonly { title: string; text: string }[],
): Promise<{ title: TextPart[]; excerpt: TextPart[] }[]> {
  const query = querySql({ terms: terms.filter(({ excluded }) => !excluded), joint: "some" });
  const rows = await db.$queryRaw<{ title: string; excerpt: string }[]>`
    SELECT ts_headline('indonesian', title, query, ${`HighlightAll=true, ${MARKS}`}) AS title,
      ts_headline('indonesian', body, query, ${`MaxFragments=1, MaxWords=30, MinWords=12, ${MARKS}`}) AS excerpt
    FROM unnest(${found.map(({ title }) => title)}::text[], ${found.map(({ text }) => text)}::text[])
      WITH ORDINALITY AS found(title, body, place), (SELECT ${query} AS query) AS asked ORDER BY place`;
  return rows.map(({ title, excerpt }, index) => {
    const text = found[index]?.text ?? "";
    const plain = excerpt.replaceAll(EITHER, "");
    // A full stop at the end is no part of an excerpt.
    const marks = [text.startsWith(plain) ? "" : "… ", excerpt, text.length - plain.length > 1 ? "…" : ""];
    return { title: marked(title), excerpt: marked(marks.join("")) };
  });
}

function marked(text: string): TextPart[] {
  return text
    .split(EITHER)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
