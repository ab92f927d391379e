import "server-only";
import { eventPath } from "@/lib/events/event/rules";
import { formatDateTime } from "@/lib/format/dates";
import { idInSlug } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { HAS_PAGE } from "@/lib/places/rows";
import { PLACE_KIND_LABELS, type PlaceKind, placePath } from "@/lib/places/rules";
import { IS_LISTED } from "@/lib/reports/rows";
import { type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";
import type { Transaction } from "@/prisma/client";
import { linksIn, plainText } from "./markdown";
import type { CardView } from "./view";

/** More of one text stay links. */
const MOST_CARDS = 5;

const PATHS: Record<CardView["kind"], RegExp> = {
  report: /^\/laporan\/(LP-\d{6}-\d{4,6})$/u,
  place: /^\/peta-lokasi\/([a-z0-9-]{1,100})$/u,
  event: /^\/event\/([a-z0-9-]{1,100})$/u,
};

/** A report's number as people write it to each other, without an address. */
const REPORT_NUMBER = /(?<![\w/-])LP-\d{6}-\d{4,6}(?![\w-])/giu;

interface Reader {
  db: Ctx["db"] | Transaction;
  link: Ctx["link"];
}

interface Mention {
  kind: CardView["kind"];
  /** A report's number, or the id at the end of a slug. */
  key: string;
}

type Known = Map<string, Omit<CardView, "kind" | "href"> & { path: string }>;

/** The reports, places and events that each text links to or names by number, as far as they are public. */
export async function cardsIn(ctx: Reader, texts: readonly string[]): Promise<CardView[][]> {
  const mentions = texts.map((text) => mentionsIn(ctx, text));
  const all = mentions.flat();
  if (all.length === 0) return mentions.map(() => []);
  const known = await knownOf(ctx, all);
  return mentions.map((list) =>
    list.flatMap(({ kind, key }) => {
      const thing = known.get(`${kind}:${key}`);
      return thing ? [{ kind, href: thing.path, title: thing.title, note: thing.note }] : [];
    }),
  );
}

function mentionsIn({ link }: Pick<Ctx, "link">, text: string): Mention[] {
  const site = link("/");
  const found = new Map<string, Mention>();
  for (const href of linksIn(text)) {
    const path = href.startsWith(site) ? `/${href.slice(site.length)}` : href;
    for (const kind of ["report", "place", "event"] as const) {
      const name = PATHS[kind].exec(path)?.[1];
      if (name === undefined) continue;
      const key = kind === "report" ? name : String(idInSlug(name) ?? 0);
      found.set(`${kind}:${key}`, { kind, key });
    }
  }
  for (const [number] of plainText(text).matchAll(REPORT_NUMBER)) {
    const key = number.toUpperCase();
    found.set(`report:${key}`, { kind: "report", key });
  }
  return [...found.values()].slice(0, MOST_CARDS);
}

async function knownOf({ db }: Pick<Reader, "db">, mentions: readonly Mention[]): Promise<Known> {
  const keys = (kind: Mention["kind"]) => mentions.filter((one) => one.kind === kind).map(({ key }) => key);
  const [reports, places, events] = await Promise.all([
    db.$queryRaw<{ code: string; damageType: string; location: string; status: ReportStatus }[]>`
      SELECT code, damage_type AS "damageType", location, status FROM reports
      WHERE code = ANY(${keys("report")}) AND ${IS_LISTED}`,
    db.$queryRaw<{ id: number; slug: string; name: string; kind: PlaceKind }[]>`
      SELECT id, slug, name, kind FROM places WHERE id = ANY(${keys("place").map(Number)}::int[]) AND ${HAS_PAGE}`,
    db.event.findMany({
      where: { id: { in: keys("event").map(Number) }, deletedAt: null },
      select: { id: true, slug: true, title: true, startsAt: true, zone: true },
    }),
  ]);
  const known: Known = new Map();
  for (const { code, damageType, location, status } of reports) {
    const title = `${damageType}, ${location}`;
    known.set(`report:${code}`, { path: `/laporan/${code}`, title, note: `${code} · ${STATUS_LABELS[status]}` });
  }
  for (const { id, slug, name, kind } of places) {
    known.set(`place:${id}`, { path: placePath(slug), title: name, note: PLACE_KIND_LABELS[kind] });
  }
  for (const { id, slug, title, startsAt, zone } of events) {
    known.set(`event:${id}`, { path: eventPath(slug), title, note: formatDateTime(startsAt, zone) });
  }
  return known;
}
