import "server-only";
import type { Transaction } from "@/prisma/client";
import { removeEndedJobsTo } from "./commands-jobs";
import { outboxExists } from "./rows";

/** Removes what is left in the outbox of mails to an address; those that still wait go out and leave by themselves. */
export async function forgetMails(transaction: Transaction, address: string): Promise<void> {
  if (!(await outboxExists({ db: transaction }))) return;
  await removeEndedJobsTo(transaction, address);
}
