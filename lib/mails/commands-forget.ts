import "server-only";
import type { Transaction } from "@/prisma/client";
import { IS_ENDED, outboxExists } from "./rows";

/** Removes what is left in the outbox of mails to an address; those that still wait go out and leave by themselves. */
export async function forgetMails(transaction: Transaction, address: string): Promise<void> {
  if (!(await outboxExists({ db: transaction }))) return;
  await transaction.$executeRaw`
    DELETE FROM pgboss.job WHERE ${IS_ENDED} AND data#>>'{message,to,address}' = ${address}`;
}
