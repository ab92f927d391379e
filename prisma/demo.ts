import type { Transaction } from "./client";
import { seedCommunityEvents } from "./demo/community-events";
import { seedDemoEvents } from "./demo/events";
import { seedDemoForum } from "./demo/forum";
import { seedDemoPartners } from "./demo/partners";
import { seedDemoPlaces } from "./demo/places";
import { seedDemoReports } from "./demo/reports";
import { seedDemoVolunteers } from "./demo/volunteers";

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
