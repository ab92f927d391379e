import "server-only";
import { eventPath, kindLabel } from "@/lib/events/rules";
import { formatDate } from "@/lib/format/dates";
import { plainText } from "@/lib/forum/markdown";
import { FORUM_CATEGORY_LABELS, threadPath, threadSlug } from "@/lib/forum/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { PLACE_KIND_LABELS, placePath } from "@/lib/places/rules";
import { areaText } from "@/lib/places/view";
import { reportCodeIn, STATUS_LABELS } from "@/lib/reports/rules";
import { commonWords } from "./common-words";
import { foundDocuments, type IndexedDocument } from "./documents";
import { formsOf } from "./forms";
import {
  alikeSql,
  EVENT_SOURCE,
  type FoundEvent,
  type FoundPlace,
  type FoundReport,
  type FoundThread,
  matchesSql,
  PLACE_SOURCE,
  REPORT_SOURCE,
  type Source,
  THREAD_SOURCE,
} from "./rows";
import { RESULTS_SHOWN, SEARCH_KINDS, type SearchKind } from "./rules";
import type { SearchQuery } from "./schemas";
import type { Found, SearchGroupView, SearchView } from "./view";
import { alikeWords, endingsOf, stemsOf } from "./vocabulary";
import {
  type Asked,
  alikeQueryOf,
  askedFor,
  excerptParts,
  hitTest,
  markedParts,
  type QueryWord,
  queryWords,
  stemTest,
  withStems,
  wordsOf,
} from "./words";

/** Below this a typing error leaves too little to go by. */
const SHORTEST_ALIKE = 4;

type Db = Pick<Ctx, "db">;

interface Wanted {
  q: string;
  words: readonly QueryWord[];
  /** The same as text. */
  typed: string;
  limit: number;
  /** How the last word may go on. */
  endings(): Promise<string[]>;
  /** What may have been meant by each word. */
  alike(): Promise<string[][]>;
}

/** Everything that everybody may see, by kind; @param documents pages and articles */
export async function searchEverything(
  ctx: Db,
  { q, kind }: SearchQuery,
  documents: readonly IndexedDocument[],
): Promise<SearchView> {
  const typed = queryWords(q);
  const words = withStems(typed, await stemsOf(ctx, typed.flatMap(formsOf)));
  const shown = kind === undefined ? RESULTS_SHOWN.each : RESULTS_SHOWN.one;
  const kinds = kind === undefined ? SEARCH_KINDS : [kind];
  const wanted: Wanted = {
    q,
    words,
    typed: typed.join(" "),
    limit: shown + 1,
    endings: once(() => endingsOf(ctx, typed.at(-1) ?? "")),
    alike: once(() => alikeWords(ctx, typed)),
  };
  const found = await Promise.all(
    kinds.map(async (one) => ({ kind: one, all: await foundOf(ctx, one, wanted, documents) })),
  );
  const groups = found
    .filter(({ all }) => all.length > 0)
    .map(({ kind: one, all }) => ({ kind: one, items: all.slice(0, shown), more: all.length > shown }));
  return { q, groups: await markedGroups(ctx, groups, words) };
}

function foundOf(
  ctx: Db,
  kind: SearchKind,
  wanted: Wanted,
  documents: readonly IndexedDocument[],
): Promise<Found[]> | Found[] {
  switch (kind) {
    case "place":
      return foundPlaces(ctx, wanted);
    case "event":
      return foundEvents(ctx, wanted);
    case "report":
      return foundReports(ctx, wanted);
    case "topic":
      return foundTopics(ctx, wanted);
    case "page":
    case "story":
    case "tip":
      return foundDocuments(documents, kind, wanted.words).slice(0, wanted.limit);
  }
}

async function rowsOf<Row>({ db }: Db, source: Source, { words, typed, limit, ...later }: Wanted): Promise<Row[]> {
  const common = await commonWords({ db }, [source.index]);
  const found = (asked: Asked) => db.$queryRaw<Row[]>(matchesSql(source, asked, limit));
  // All words that begin so are many more to look up, so only where the word as it stands is not enough.
  const exact = await found(askedFor(words, common));
  if (exact.length >= limit) return exact;
  const endings = await later.endings();
  const rows = endings.length === 0 ? exact : await found(askedFor(words, common, endings));
  if (rows.length > 0 || typed.length < SHORTEST_ALIKE) return rows;
  const alike = await later.alike();
  for (const but of [0, 1] as const) {
    const query = alikeQueryOf(alike, but);
    const likely = query === null ? [] : await db.$queryRaw<Row[]>(alikeSql(source, query, typed, limit));
    if (likely.length > 0) return likely;
  }
  return [];
}

/** Asks at most once, and only when somebody needs the answer. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

async function foundPlaces(ctx: Db, wanted: Wanted): Promise<Found[]> {
  const rows = await rowsOf<FoundPlace>(ctx, PLACE_SOURCE, wanted);
  return rows.map((row) => ({
    path: placePath(row.slug),
    title: row.name,
    text: row.description,
    note: joined(PLACE_KIND_LABELS[row.kind], areaText(row)),
  }));
}

async function foundEvents(ctx: Db, wanted: Wanted): Promise<Found[]> {
  const rows = await rowsOf<FoundEvent>(ctx, EVENT_SOURCE, wanted);
  return rows.map((row) => ({
    path: eventPath(row.slug),
    title: row.title,
    text: `${row.location}. ${row.description}`,
    note: joined(kindLabel(row), formatDate(row.startsAt, row.zone), row.cancelledAt === null ? null : "Dibatalkan"),
  }));
}

async function foundTopics(ctx: Db, wanted: Wanted): Promise<Found[]> {
  const rows = await rowsOf<FoundThread>(ctx, THREAD_SOURCE, wanted);
  return rows.map(({ id, title, category, content }) => ({
    path: threadPath(threadSlug(title, id)),
    title,
    text: plainText(content),
    note: FORUM_CATEGORY_LABELS[category],
  }));
}

/** One whose number was typed stands first. */
async function foundReports(ctx: Db, wanted: Wanted): Promise<Found[]> {
  const code = reportCodeIn(wanted.q);
  const { columns, shown } = REPORT_SOURCE;
  const [named, rows] = await Promise.all([
    code === null
      ? []
      : ctx.db.$queryRaw<FoundReport[]>`SELECT ${columns} FROM reports WHERE ${shown} AND reports.code = ${code}`,
    rowsOf<FoundReport>(ctx, REPORT_SOURCE, wanted),
  ]);
  const all = [...named, ...rows.filter((row) => row.code !== code)];
  return all.map((row) => ({
    path: `/laporan/${row.code}`,
    title: `${row.damageType}, ${row.location}`,
    text: row.description,
    note: joined(STATUS_LABELS[row.status], row.code),
  }));
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" · ");
}

interface FoundGroup extends Omit<SearchGroupView, "items"> {
  items: Found[];
}

async function markedGroups(
  ctx: Db,
  groups: readonly FoundGroup[],
  words: readonly QueryWord[],
): Promise<SearchGroupView[]> {
  const texts = groups.flatMap(({ items }) => items.flatMap(({ title, text }) => [title, text]));
  const isHit = hitTest(words, await stemsOf(ctx, texts.flatMap(wordsOf).filter(stemTest(words))));
  return groups.map(({ items, ...group }) => ({
    ...group,
    items: items.map(({ path, title, text, note }) => ({
      path,
      title: markedParts(title, isHit),
      excerpt: excerptParts(text, isHit),
      note,
    })),
  }));
}
