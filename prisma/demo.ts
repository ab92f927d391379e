import type { Transaction } from "./client.ts";
import { seedCommunityEvents } from "./demo/community-events.ts";
import { seedDemoEvents } from "./demo/events.ts";
import { seedDemoForum } from "./demo/forum.ts";
import { seedDemoPartners } from "./demo/partners.ts";
import { seedDemoPlaces } from "./demo/places.ts";
import { seedDemoReports } from "./demo/reports.ts";
import { seedDemoVolunteers } from "./demo/volunteers.ts";

/** Invented people, reports and events, and real green places, so that a first look shows Sulur at work. */
export async function seedDemo(transaction: Transaction, now = new Date()): Promise<void> {
  await seedDemoReports(transaction, now);
  await seedDemoPlaces(transaction, now);
  await seedCommunityEvents(transaction, now);
  await seedDemoEvents(transaction, now);
  await seedDemoVolunteers(transaction, now);
  await seedDemoForum(transaction, now);
  await seedDemoPartners(transaction, now);
}
