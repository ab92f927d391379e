import "server-only";
import { inOrder } from "@/lib/desk/queries";
import { eventPath, kindLabel } from "@/lib/events/event/rules";
import { formatDate } from "@/lib/format/dates";
import { plainText } from "@/lib/forum/markdown";
import { FORUM_CATEGORIES, FORUM_CATEGORY_LABELS, threadPath, threadSlug } from "@/lib/forum/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { PLACE_KIND_LABELS, placePath } from "@/lib/places/rules";
import { areaText } from "@/lib/places/view";
import { reportCodeIn, STATUS_LABELS, wordsOrKind } from "@/lib/reports/rules";
import { foundDocuments, type IndexedDocument, type SearchDocument } from "./documents";
import { findForgiving } from "./forgiving";
import { headlines } from "./headlines";
import { newestIds, rankedIds, SOURCES, type Wanted } from "./newest";
import { MOST_TEXT, RESULTS_SHOWN, SEARCH_KINDS, type SearchKind } from "./rules";
import type { SearchQuery } from "./schemas";
import type { SearchGroupView, SearchView } from "./view";

type Db = Pick<Ctx, "db">;

type Found = Omit<SearchDocument, "kind">;

/** Of the newest rows found so many are put in order. */
const RANKED = 40;

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(" · ");

/** What is shown of the rows of a kind. */
const ROWS = {
  async place({ db }: Db, ids: number[]) {
    const rows = await db.place.findMany({ where: { id: { in: ids } } });
    return rows.map((row) => {
      const note = joined(PLACE_KIND_LABELS[row.kind], areaText(row));
      return { id: row.id, path: placePath(row.slug), title: row.name, text: row.description, note };
    });
  },
  async event({ db }: Db, ids: number[]) {
    const rows = await db.event.findMany({ where: { id: { in: ids } } });
    return rows.map((row) => {
      const note = joined(kindLabel(row), formatDate(row.startsAt, row.zone), row.cancelledAt && "Dibatalkan");
      const text = `${row.location}. ${wordsOrKind(row.description)}`;
      return { id: row.id, path: eventPath(row.slug), title: row.title, text, note };
    });
  },
  async report({ db }: Db, ids: number[]) {
    const rows = await db.report.findMany({ where: { id: { in: ids } } });
    return rows.map(({ id, code, status, damageType, location, description }) => {
      const note = joined(STATUS_LABELS[status], code);
      return { id, path: `/laporan/${code}`, title: `${damageType}, ${location}`, text: description, note };
    });
  },
  async topic({ db }: Db, ids: number[]) {
    const rows = await db.forumThread.findMany({ where: { id: { in: ids } } });
    return rows.map(({ id, title, category, content }) => {
      const note = FORUM_CATEGORY_LABELS[FORUM_CATEGORIES.find((known) => known === category) ?? FORUM_CATEGORIES[0]];
      return { id, path: threadPath(threadSlug(title, id)), title, text: plainText(content), note };
    });
  },
} satisfies Partial<Record<SearchKind, (ctx: Db, ids: number[]) => Promise<(Found & { id: number })[]>>>;

/** Everything that everybody may see, by kind; @param documents pages and articles */
export async function searchEverything(
  ctx: Db,
  { q, kind }: SearchQuery,
  documents: readonly IndexedDocument[],
): Promise<SearchView> {
  const shown = kind === undefined ? RESULTS_SHOWN.each : RESULTS_SHOWN.one;
  const kinds = kind === undefined ? SEARCH_KINDS : [kind];
  const find = async (wanted: Wanted) => {
    const all = kinds.map(async (one) => {
      const own = documents.filter((document) => document.kind === one);
      return { kind: one, all: isRowKind(one) ? await foundRows(ctx, one, q, wanted) : foundDocuments(own, wanted) };
    });
    return (await Promise.all(all)).filter((group) => group.all.length > 0);
  };
  const texts = documents.map(({ words }) => words.title + words.text).join("");
  const { found, match, wanted } = await findForgiving(ctx, q, find, texts);
  const groups: SearchGroupView[] = [];
  for (const { kind: one, all } of found) {
    const items = all.slice(0, shown);
    const marked = await headlines(ctx, wanted, items);
    groups.push({
      kind: one,
      items: items.map(({ path, note }, index) => ({ path, title: [], excerpt: [], ...marked[index], note })),
      more: all.length > shown,
    });
  }
  return { q, match, groups };
}

function isRowKind(kind: SearchKind): kind is keyof typeof ROWS {
  return kind in ROWS;
}

/** Of the newest those whose names hold the most of the words come first. */
async function foundRows(ctx: Db, kind: keyof typeof ROWS, q: string, wanted: Wanted): Promise<Found[]> {
  const newest = await newestIds(ctx, SOURCES[kind], wanted, RANKED);
  const ranked = newest.length === 0 ? [] : await rankedIds(ctx, SOURCES[kind], wanted, newest);
  // One whose number was typed stands first.
  const code = kind === "report" ? reportCodeIn(q) : null;
  const named =
    code === null
      ? []
      : await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM reports WHERE ${SOURCES.report.shown} AND reports.code = ${code}`;
  const ids = [...new Set([...named.map(({ id }) => id), ...ranked])].slice(0, RESULTS_SHOWN.one + 1);
  const rows = inOrder(ids, await ROWS[kind](ctx, ids));
  return rows.map(({ id: _, ...row }) => ({ ...row, text: row.text.slice(0, MOST_TEXT) }));
}
