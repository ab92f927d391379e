import "server-only";
import { memberOf } from "@/lib/accounts/own/commands-confirm";
import { registrationPath } from "@/lib/events/registration/rules";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { registrationToken } from "./access";
import { phaseOf } from "./rules";
import { manageAsStaffPath } from "./rules-manage";
import type { OwnEventView, OwnRegistrationView } from "./view-own";

interface Slice {
  limit: number;
  /** Id of the last one before. */
  cursor?: number | undefined;
}

const STATE_COLUMNS = {
  title: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  location: true,
  cancelledAt: true,
  capacity: true,
  registered: true,
} as const;

/** What the actor's account is registered for, the newest registration first. @throws Unauthenticated */
export async function ownRegistrations(ctx: Ctx, { limit, cursor }: Slice): Promise<Page<OwnRegistrationView>> {
  const { userId } = memberOf(ctx.actor);
  const rows = await ctx.db.eventRegistration.findMany({
    where: { userId, ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: {
      id: true,
      createdAt: true,
      status: true,
      people: true,
      event: { select: { ...STATE_COLUMNS, deletedAt: true } },
    },
  });
  const page = pageOf(rows, limit, ({ id }) => String(id));
  const items = page.items.map(({ id, createdAt, status, people, event }) => ({
    id,
    status,
    people,
    title: event.title,
    location: event.location,
    date: event.startsAt.toISOString(),
    zone: event.zone,
    phase: event.deletedAt === null ? phaseOf(event, ctx.now()) : ("cancelled" as const),
    path: registrationPath(id, registrationToken(ctx, { id, createdAt })),
  }));
  return { items, nextCursor: page.nextCursor };
}

/** The events that the actor's account added, the newest first. @throws Unauthenticated */
export async function ownEvents(ctx: Ctx, { limit, cursor }: Slice): Promise<Page<OwnEventView>> {
  memberOf(ctx.actor);
  const rows = await ctx.db.event.findMany({
    where: { writerKey: ownKey(ctx.actor), deletedAt: null, ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: { id: true, ...STATE_COLUMNS },
  });
  const page = pageOf(rows, limit, ({ id }) => String(id));
  const items = page.items.map((row) => ({
    id: row.id,
    title: row.title,
    location: row.location,
    date: row.startsAt.toISOString(),
    zone: row.zone,
    phase: phaseOf(row, ctx.now()),
    registered: row.registered,
    capacity: row.capacity,
    path: manageAsStaffPath(row.id),
  }));
  return { items, nextCursor: page.nextCursor };
}
