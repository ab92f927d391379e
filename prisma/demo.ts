import type { Transaction } from "./client.ts";
import { seedDemoReports } from "./demo/reports.ts";

/** Invented people and reports, so that a first look shows Sulur at work. */
export async function seedDemo(transaction: Transaction, now = new Date()): Promise<void> {
  await seedDemoReports(transaction, now);
}
