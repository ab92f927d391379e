import "server-only";
import { PLACING_KEY } from "@/lib/areas/commands-names";
import { zoneByLongitude } from "@/lib/areas/zones";
import { recordAudit } from "@/lib/audit/commands";
import { lockEvent } from "@/lib/events/registration/seats";
import type { Zone } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { assertManager, MANAGER_SELECT } from "./access";
import { sameHourIn } from "./moments";
import { notifyChange } from "./notices";
import { zoneOfPlace } from "./queries-zone";
import { EVENT_SELECT } from "./rows";
import { EVENTS_TAG, eventTag } from "./rules";
import type { DecideZone } from "./schemas";
import { type EventView, eventView } from "./view";

/** In `settings`, `<after>:<until>`: ids of the events that were stored while clocks were drawn by longitude. */
const ZONES_KEY = "events:zones";
const AT_ONCE = 200;

interface Timed {
  id: number;
  zone: Zone;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Looks at the next events from before, whose hours were read on the wrong clock. What is over is put right without a
 * mail; of what lies ahead nothing moves, it waits for `decideZone`. Two at once do the same.
 * @returns how many it looked at
 */
export async function checkZones(ctx: Ctx): Promise<number> {
  const settings = await ctx.db.setting.findMany({ where: { key: { in: [ZONES_KEY, PLACING_KEY] } } });
  const value = settings.find(({ key }) => key === ZONES_KEY)?.value;
  // Their areas are found first.
  if (value === undefined || settings.length > 1) return 0;
  const [after = 0, until = 0] = value.split(":").map(Number);
  const rows = await ctx.db.event.findMany({
    where: { id: { gt: after, lte: until } },
    orderBy: { id: "asc" },
    take: AT_ONCE,
    select: {
      id: true,
      zone: true,
      startsAt: true,
      endsAt: true,
      cancelledAt: true,
      areaCode: true,
      province: true,
      latitude: true,
      longitude: true,
      location: true,
    },
  });
  for (const { cancelledAt, ...row } of rows) {
    const zone = zoneOfPlace(ctx, row);
    // Another clock than the old rule gives was chosen by a person.
    if (zone === null || zone === row.zone || row.zone !== (zoneByLongitude(row) ?? "WIB")) continue;
    const ends = Math.max(row.endsAt.getTime(), sameHourIn(row.endsAt, row.zone, zone).getTime());
    if (cancelledAt !== null || ends <= ctx.now().getTime()) await putRight(ctx, row, zone);
    else await suggest(ctx, row, zone);
  }
  const last = rows.at(-1)?.id;
  const where = { key: ZONES_KEY, value };
  if (last === undefined || rows.length < AT_ONCE) await ctx.db.setting.deleteMany({ where });
  else await ctx.db.setting.updateMany({ where, data: { value: `${last}:${until}` } });
  return rows.length;
}

async function putRight(ctx: Ctx, { id, zone: from, ...times }: Timed, to: Zone): Promise<void> {
  const isDone = await ctx.transaction(async (transaction) => {
    const { count } = await transaction.event.updateMany({
      where: { id, zone: from, startsAt: times.startsAt, endsAt: times.endsAt },
      data: { ...moved(times, from, to), revision: { increment: 1 }, updatedAt: ctx.now() },
    });
    if (count > 0) await recordAudit(transaction, ctx.actor, "event.zone", `event:${id}`, { from, to, moved: true });
    return count > 0;
  });
  if (isDone) ctx.expire(EVENTS_TAG, eventTag(id));
}

async function suggest(ctx: Ctx, { id, zone, startsAt, endsAt }: Timed, suggestedZone: Zone): Promise<void> {
  await ctx.db.event.updateMany({ where: { id, zone, startsAt, endsAt }, data: { suggestedZone } });
}

function moved({ startsAt, endsAt }: Pick<Timed, "startsAt" | "endsAt">, from: Zone, zone: Zone) {
  return { zone, startsAt: sameHourIn(startsAt, from, zone), endsAt: sameHourIn(endsAt, from, zone) };
}

/**
 * Says whether an event's hours were meant on the clock of its area: then it moves there, and who registered hears of
 * it as of any change of time. Once: whoever comes later is refused.
 * @throws NotFound, Forbidden, Conflict
 */
export async function decideZone(ctx: Ctx, id: number, { token, zone: to, move }: DecideZone): Promise<EventView> {
  const view = await ctx.transaction(async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (event === null) throw new NotFound("Kegiatan tidak ditemukan.");
    const known = await transaction.event.findUniqueOrThrow({
      where: { id },
      select: { ...MANAGER_SELECT, suggestedZone: true },
    });
    assertManager(ctx, known, token);
    if (known.suggestedZone !== to) {
      throw new Conflict("Zona waktu kegiatan ini sudah dipastikan. Muat ulang halaman untuk melihatnya.");
    }
    const times = move ? moved(event, event.zone, to) : null;
    const now = ctx.now();
    await transaction.event.update({
      where: { id },
      data: { suggestedZone: null, updatedAt: now, ...(times ? { ...times, revision: { increment: 1 } } : {}) },
    });
    if (times && event.cancelledAt === null && times.endsAt > now) await notifyChange(ctx, transaction, id);
    const details = { from: event.zone, to, moved: move };
    await recordAudit(transaction, ctx.actor, "event.zone", `event:${id}`, details);
    return eventView(await transaction.event.findUniqueOrThrow({ where: { id }, select: EVENT_SELECT }));
  });
  ctx.expire(EVENTS_TAG, eventTag(id), "counts");
  return view;
}
