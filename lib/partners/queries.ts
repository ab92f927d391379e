import "server-only";
import { inArea } from "@/lib/areas/rows";
import { recordAudit } from "@/lib/audit/commands";
import { isAdmin, ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import { metersTo, pointOf, positionOf, rowPoint } from "@/lib/map/sql";
import { Prisma } from "@/prisma/client";
import { assertManager, IS_LISTED, isOwner, PARTNER_COLUMNS, PARTNER_SELECT, PARTNERS, type PartnerRow } from "./rows";
import { partnerIdIn, partnerPath, WEEKDAYS } from "./rules";
import type { ListPartners } from "./schemas";
import {
  type AccountPartnerView,
  type ManagedPartnerView,
  type NearPartnerView,
  type PartnerView,
  partnerView,
} from "./view";

/** Listed waste banks: newest first, or nearest first around a position, then without pages. */
export async function listPartners(
  { db }: Ctx,
  query: ListPartners,
): Promise<Page<PartnerView> | Page<NearPartnerView>> {
  const { latitude, longitude, limit } = query;
  if (latitude === undefined || longitude === undefined) {
    const rows = await db.$queryRaw<PartnerRow[]>(newestSql(query));
    const page = pageOf(rows, limit, ({ id }) => String(id));
    return { items: page.items.map(partnerView), nextCursor: page.nextCursor };
  }
  const rows = await db.$queryRaw<(PartnerRow & { distance: number | null })[]>(
    nearestSql({ ...query, latitude, longitude }),
  );
  const items = rows.map(({ distance, ...row }) => ({
    ...partnerView(row),
    distance_meters: distance === null ? null : Math.round(distance),
  }));
  return { items, nextCursor: null };
}

export function newestSql({ limit, cursor, ...filters }: ListPartners): Prisma.Sql {
  const after = cursor === undefined ? Prisma.empty : Prisma.sql`AND partners.id < ${cursor}`;
  return Prisma.sql`
    SELECT ${PARTNER_COLUMNS} FROM partners WHERE ${IS_LISTED} ${filtered(filters)} ${after}
    ORDER BY partners.id DESC LIMIT ${limit + 1}`;
}

/** A point that is missing sorts last. */
export function nearestSql({ limit, ...query }: ListPartners & { latitude: number; longitude: number }): Prisma.Sql {
  const at = positionOf(query);
  return Prisma.sql`
    SELECT ${PARTNER_COLUMNS}, ${metersTo(PARTNERS, at)} AS distance FROM partners
    WHERE ${IS_LISTED} ${filtered(query)} ORDER BY ${rowPoint(PARTNERS)} <-> ${pointOf(at)} LIMIT ${limit}`;
}

/** `partners_materials_idx` */
function filtered({ material, day, area }: Pick<ListPartners, "material" | "day" | "area">): Prisma.Sql {
  const takes =
    material === undefined ? Prisma.empty : Prisma.sql`AND partners.materials @> ARRAY[${material}]::varchar[]`;
  const opens = day === undefined ? Prisma.empty : Prisma.sql`AND partners.open_days @> ARRAY[${day}]::smallint[]`;
  return Prisma.sql`${takes} ${opens} ${inArea(Prisma.sql`partners.area_code`, area)}`;
}

/** How many listed waste banks open on each weekday, from Monday on. */
export async function openByDay({ db }: Pick<Ctx, "db">): Promise<number[]> {
  const rows = await db.$queryRaw<{ day: number; count: number }[]>`
    SELECT day, count(*)::int AS count FROM partners, unnest(partners.open_days) AS day WHERE ${IS_LISTED} GROUP BY day`;
  return WEEKDAYS.map((weekday) => rows.find(({ day }) => day === weekday)?.count ?? 0);
}

/** What the page of a slug shows, or where it leads; null when there is no such partner for the public. */
export async function partnerPage(
  { db }: Ctx,
  slug: string,
): Promise<{ partner: PartnerView } | { movedTo: string } | null> {
  const id = partnerIdIn(slug);
  if (id === null) return null;
  const row = await db.partner.findUnique({ where: { id, heldReason: null, hiddenAt: null }, select: PARTNER_SELECT });
  if (!row) return null;
  return row.slug === slug ? { partner: partnerView(row) } : { movedTo: partnerPath(row.slug) };
}

/** The columns of `managedView`, and what decides who may see them. */
export const MANAGED_SELECT = {
  ...PARTNER_SELECT,
  email: true,
  previousEmail: true,
  emailHeldUntil: true,
  heldReason: true,
  hiddenAt: true,
  revision: true,
  pricesRevision: true,
  manageTokenHash: true,
  writerKey: true,
} as const satisfies Prisma.PartnerSelect;

type ManagedRow = Prisma.PartnerGetPayload<{ select: typeof MANAGED_SELECT }>;

/** @param mayReach whether the e-mail address is shown */
export function managedView(row: ManagedRow, mayReach: boolean, owns: boolean): ManagedPartnerView {
  return {
    ...partnerView(row),
    email: mayReach ? row.email : null,
    held: row.heldReason !== null,
    hidden: row.hiddenAt !== null,
    owns,
    revision: row.revision,
  };
}

/** Nobody runs more of them. */
const MY_PARTNERS = 20;

/** The waste banks that the actor's account registered, newest first. */
export async function accountPartners(ctx: Ctx): Promise<AccountPartnerView[]> {
  const rows = await ctx.db.partner.findMany({
    where: { writerKey: ownKey(ctx.actor) },
    orderBy: { id: "desc" },
    take: MY_PARTNERS,
    select: { id: true, slug: true, name: true, badge: true, heldReason: true, hiddenAt: true },
  });
  return rows.map(({ heldReason, hiddenAt, ...row }) => ({
    ...row,
    held: heldReason !== null,
    hidden: hiddenAt !== null,
  }));
}

/**
 * A waste bank for who manages it; that an administrator saw its e-mail address is written down.
 * @throws Forbidden, NotFound
 */
export async function managedPartner(ctx: Ctx, id: number, token: string | undefined): Promise<ManagedPartnerView> {
  const row = await ctx.db.partner.findUnique({ where: { id }, select: MANAGED_SELECT });
  if (!row) throw new NotFound("Bank sampah tidak ditemukan.");
  assertManager(ctx.actor, row, token);
  const owner = isOwner(ctx.actor, row, token);
  if (!owner && isAdmin(ctx.actor)) {
    await ctx.db.$transaction((transaction) =>
      recordAudit(transaction, ctx.actor, "partner.contact_seen", `partner:${id}`),
    );
  }
  return managedView(row, owner || isAdmin(ctx.actor), owner);
}
