import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/accounts/passwords";
import { comparisonKey } from "@/lib/format/text";
import type { Database, Transaction } from "./client";
import { seedDemo } from "./demo";

interface SeedOptions {
  /** Also the invented reports, events and people that show what Sulur does. */
  demo: boolean;
  adminUsername: string;
  /** Called only when there is no admin yet; it may make a password and store it somewhere. */
  adminPassword: () => Promise<string>;
}

const SEED_LOCK = 5_017_402;
const LONGEST_MS = 120_000;

async function createAdmin(transaction: Transaction, options: SeedOptions): Promise<void> {
  const usernameKey = comparisonKey(options.adminUsername);
  const passwordHash = await hashPassword(await options.adminPassword());
  await transaction.user.upsert({
    where: { usernameKey },
    update: { role: "ADMIN", passwordHash },
    create: {
      username: options.adminUsername,
      usernameKey,
      passwordHash,
      role: "ADMIN",
      daerah: "DKI Jakarta",
      umur: 30,
      // Nobody knows this answer: admins recover by e-mail or on the server.
      securityQuestion: "kota",
      securityAnswerHash: await hashPassword(randomBytes(32).toString("base64url")),
    },
  });
}

/**
 * Makes the first admin and, where requested, the demo data; once for each database, whole or not at all.
 * @returns whether this call did it
 */
export async function seed(db: Database, options: SeedOptions): Promise<boolean> {
  return db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      if (await transaction.setting.findUnique({ where: { key: "seeded" } })) return false;
      if ((await transaction.user.count({ where: { role: "ADMIN" } })) === 0) await createAdmin(transaction, options);
      if (options.demo) await seedDemo(transaction);
      await transaction.setting.upsert({
        where: { key: "identity" },
        update: {},
        create: { key: "identity", value: randomUUID() },
      });
      await transaction.setting.create({ data: { key: "seeded", value: options.demo ? "demo" : "none" } });
      return true;
    },
    { timeout: LONGEST_MS, maxWait: LONGEST_MS },
  );
}
