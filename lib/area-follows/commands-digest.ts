import "server-only";
import { areaPath } from "@/lib/areas/rules";
import { eventPath } from "@/lib/events/event/rules";
import { formatDateTime } from "@/lib/format/dates";
import type { Letter } from "@/lib/format/letter";
import type { Ctx } from "@/lib/kernel/ctx";
import { sendBatches } from "@/lib/mails/commands-batches";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import { partnerPath } from "@/lib/partners/rules";
import { DAMAGE_TYPES, OTHER_DAMAGE } from "@/lib/reports/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import { stopDigestLinks } from "./access";
import { digestMail } from "./mails";
import { NEWS_KINDS, type NewsItem, type NewsKind, newsFor, type Reader } from "./queries-news";
import { CADENCES, type Cadence, DIGEST_ZONES, lastDigestTime } from "./rules";

const TITLES: Record<NewsKind, string> = {
  CLAIM: "Sudah beres? Jawab di halaman laporan",
  GATHERING: "Kerja bakti yang butuh tangan",
  OPEN: "Laporan terbuka",
  DONE: "Selesai",
  EVENT: "Kegiatan",
  PARTNER: "Bank sampah baru",
};

interface DueFollow extends Reader {
  id: number;
  /** Null where mail may no longer go: a blocked account, or one without an address. */
  email: string | null;
}

type Areas = ReadonlyMap<string, { name: string; path: string }>;

/**
 * Sends what is new in the areas that people follow, in one mail a person.
 * @returns how many mails
 */
export function sendDigests(ctx: Ctx): Promise<number> {
  return sendBatches(() => sendBatch(ctx));
}

async function sendBatch(ctx: Ctx): Promise<{ due: number; sent: number }> {
  const now = ctx.now();
  return ctx.db.$transaction(async (transaction) => {
    if (!(await isOnlyRound(transaction))) return { due: 0, sent: 0 };
    const follows = await takeDue(transaction, now);
    const items = Map.groupBy(await newsFor(transaction, follows, now), ({ person }) => person);
    const areas = await areasOf(transaction, follows);
    const people = Map.groupBy(follows, ({ person }) => person);
    let sent = 0;
    for (const [person, own] of people) {
      const news = items.get(person);
      const [first] = own;
      if (news === undefined || first === undefined || first.email === null) continue;
      await ctx.mail.enqueue(transaction, mailOf(ctx, { ...first, email: first.email }, { news, own, areas }));
      sent += 1;
    }
    return { due: people.size, sent };
  });
}

/** Two rounds at once would each see some areas of one person. Held until the transaction ends. */
export async function isOnlyRound(transaction: Transaction): Promise<boolean> {
  const [row] = await transaction.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtext('sulur area digest')) AS taken`;
  return row?.taken ?? false;
}

/** Marks every due area of the next people as sent, in the transaction that writes their mails. In the order of following. */
async function takeDue(transaction: Transaction, now: Date): Promise<DueFollow[]> {
  const times = DIGEST_ZONES.flatMap((zone) =>
    (Object.keys(CADENCES) as Cadence[]).map(
      (cadence) =>
        Prisma.sql`(${zone}::"EventZone", ${cadence}::"FollowCadence", ${lastDigestTime(cadence, zone, now)}::timestamptz)`,
    ),
  );
  const rows = await transaction.$queryRaw<DueFollow[]>`
    WITH due AS (
      SELECT id, coalesce(user_id::text, mailbox) AS person, sent_at
      FROM area_follows JOIN (VALUES ${Prisma.join(times)}) AS times(zone, cadence, leaves_at) USING (zone, cadence)
      WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL AND sent_at < leaves_at
    ), people AS (
      SELECT DISTINCT person FROM due ORDER BY person LIMIT ${MAILS_AT_ONCE}
    ), taken AS (
      UPDATE area_follows SET sent_at = ${now} FROM due JOIN people USING (person)
      WHERE area_follows.id = due.id AND area_follows.stopped_at IS NULL
      RETURNING area_follows.id, person, area_code, user_id, email, kinds::text[] AS kinds, due.sent_at
    )
    SELECT taken.id, person, area_code AS "areaCode", kinds, sent_at AS "sentAt",
      CASE WHEN users.blocked_at IS NULL THEN coalesce(users.email, taken.email) END AS email
    FROM taken LEFT JOIN users ON users.id = taken.user_id ORDER BY taken.id`;
  return rows;
}

/** Names and pages of followed areas. */
export async function areasOf(transaction: Transaction, readers: readonly Reader[]): Promise<Areas> {
  const rows = await transaction.area.findMany({
    where: { code: { in: readers.map(({ areaCode }) => areaCode) } },
    select: { code: true, name: true },
  });
  return new Map(rows.map((row) => [row.code, { name: row.name, path: areaPath(row) }]));
}

function mailOf(
  ctx: Ctx,
  { id, email }: { id: number; email: string },
  { news, own, areas }: { news: NewsItem[]; own: DueFollow[]; areas: Areas },
) {
  const codes = own.map(({ areaCode }) => areaCode).filter((code) => news.some(({ areaCode }) => areaCode === code));
  const nameOf = (code: string) => areas.get(code)?.name ?? code;
  const [first = "", ...others] = codes;
  const named = codes.length > 1 ? (code: string) => `, ${nameOf(code)}` : () => "";
  const lists: NonNullable<Letter["lists"]> = NEWS_KINDS.flatMap((kind) => {
    const some = news.filter((item) => item.kind === kind);
    const items = some.map((item) => ({
      text: `${textOf(item)}${named(item.areaCode)}`,
      link: ctx.link(pathOf(item)),
    }));
    return items.length === 0 ? [] : [{ title: TITLES[kind], items }];
  });
  return digestMail({
    email,
    areas: [nameOf(first), ...others.map(nameOf)],
    lists,
    total: news[0]?.total ?? 0,
    shown: news.length,
    link: ctx.link(areas.get(first)?.path ?? "/laporan"),
    ...stopDigestLinks(ctx, id),
  });
}

function pathOf({ kind, slug }: NewsItem): string {
  if (kind === "PARTNER") return partnerPath(slug);
  return kind === "EVENT" || kind === "GATHERING" ? eventPath(slug) : `/laporan/${slug}`;
}

/** A report holds no words of its writer: what is hidden later must not stay in mailboxes. */
function textOf({ kind, slug, title, startsAt, zone }: NewsItem): string {
  if (kind === "PARTNER") return title;
  if (startsAt !== null) return `${title}, ${formatDateTime(startsAt, zone ?? "WIB")}`;
  const damage = DAMAGE_TYPES.find((known) => known === title) ?? OTHER_DAMAGE;
  return `${damage}, laporan ${slug}`;
}
