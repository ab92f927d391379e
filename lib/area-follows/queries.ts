import "server-only";
import { AREA_COLUMNS } from "@/lib/areas/rows";
import { areaSlug } from "@/lib/areas/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Database, Prisma } from "@/prisma/client";
import { assertAreaFollower } from "./access";
import { type Cadence, MOST_FOLLOWED_AREAS } from "./rules";
import type { FollowedAreaView } from "./view";

interface FollowRow {
  code: string;
  name: string;
  label: string;
  cadence: Cadence;
  kinds: string[];
}

/** The areas that the actor's account follows, in the order of following. */
export async function followedAreas({ db, actor }: Ctx): Promise<FollowedAreaView[]> {
  if (actor.kind !== "member") return [];
  return viewsOf(db, Prisma.sql`user_id = ${actor.userId}`);
}

/** The same of the reader of a mail. @param link id and token, as `AREA_FOLLOW_HEADER` has them @throws Forbidden */
export async function linkedAreas(ctx: Ctx, link: string): Promise<FollowedAreaView[]> {
  const [, id = "0", token = ""] = /^(\d{1,9})\.(.{1,200})$/u.exec(link) ?? [];
  assertAreaFollower(ctx, Number(id), token, "confirm");
  const reader = await ctx.db.areaFollow.findUnique({
    where: { id: Number(id) },
    select: { userId: true, mailbox: true },
  });
  if (reader === null) return [];
  const { userId, mailbox } = reader;
  return viewsOf(ctx.db, userId === null ? Prisma.sql`mailbox = ${mailbox}` : Prisma.sql`user_id = ${userId}`);
}

async function viewsOf(db: Database, isTheirs: Prisma.Sql): Promise<FollowedAreaView[]> {
  const rows = await db.$queryRaw<FollowRow[]>`
    SELECT ${AREA_COLUMNS}, cadence::text, kinds::text[] FROM area_follows JOIN areas ON areas.code = area_follows.area_code
    WHERE ${isTheirs} AND confirmed_at IS NOT NULL AND stopped_at IS NULL
    ORDER BY area_follows.id LIMIT ${MOST_FOLLOWED_AREAS * 2}`;
  return rows.map(({ code, name, label, cadence, kinds }) => ({
    code,
    label,
    slug: areaSlug({ code, name }),
    cadence,
    gatherings: kinds.includes("GATHERINGS"),
    news: kinds.includes("NEWS"),
  }));
}
