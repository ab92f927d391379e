import "server-only";
import type { DeskCtx } from "@/lib/desk/queries";

/** A report that was opened stays open to who opened it for so long, which is enough to decide it. */
const OPEN_MINUTES = 30;

/** The numbers of secret reports that the actor has opened lately; each opening stands in the audit log. */
export async function openedReports({ actor, db, now }: DeskCtx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0 || actor.kind !== "member") return new Set();
  const since = new Date(now().getTime() - OPEN_MINUTES * 60_000);
  const entries = await db.auditEntry.findMany({
    where: {
      subject: { in: codes.map((code) => `report:${code}`) },
      action: "report.secret_seen",
      userId: actor.userId,
      createdAt: { gt: since },
    },
    select: { subject: true },
  });
  return new Set(entries.map(({ subject }) => subject.slice("report:".length)));
}
