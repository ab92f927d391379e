import { OWN_PREVIEW } from "@/lib/accounts/own/rules";
import { followedAreas } from "@/lib/area-follows/queries";
import { ownBooks } from "@/lib/deposits/queries";
import { ownEvents, ownRegistrations } from "@/lib/events/event/queries";
import { topicsOf } from "@/lib/forum/queries";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { accountPartners } from "@/lib/partners/queries";
import { placesOf } from "@/lib/places/queries";
import { reportsOf } from "@/lib/reports/queries";
import { accountVolunteers } from "@/lib/volunteers/queries";

/** An organiser of more finds the older ones at /event. */
const MY_EVENTS = 20;

/** The newest few of everything that was made with the account. */
export async function loadOwnedRecords(ctx: Ctx) {
  const keys = [ownKey(ctx.actor)];
  const few = { limit: OWN_PREVIEW };
  const [reports, places, topics, registrations, books, events, volunteers, partners, areas] = await Promise.all([
    reportsOf(ctx, keys, few),
    placesOf(ctx, keys, few),
    topicsOf(ctx, few),
    ownRegistrations(ctx, few),
    ownBooks(ctx, few),
    ownEvents(ctx, { limit: MY_EVENTS }),
    accountVolunteers(ctx),
    accountPartners(ctx),
    followedAreas(ctx),
  ]);
  return { reports, places, topics, registrations, books, events: events.items, volunteers, partners, areas };
}
