import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { ReportEventKind } from "@/lib/reports/rules";
import type { Prisma, Transaction } from "@/prisma/client";
import { verdictOf } from "./rules";

/** What a claim is judged by. */
export const CLAIM_SELECT = {
  id: true,
  code: true,
  status: true,
  heldReason: true,
  writerKey: true,
  reopenWaits: true,
  relapse: { select: { relapse: { select: { code: true } } } },
  events: {
    where: { undoneAt: null, kind: { in: ["CLAIMED", "RESOLVED", "CONFIRMED", "CONFIRMED_BY_GUESTS", "REOPENED"] } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      kind: true,
      userId: true,
      createdAt: true,
      eventId: true,
      event: { select: { writerKey: true } },
    },
  },
} as const satisfies Prisma.ReportSelect;

export type ClaimRow = Prisma.ReportGetPayload<{ select: typeof CLAIM_SELECT }>;

/** Signs the reporter's right to judge one claim or resolution; it ends with the next one. @param at time of its step */
export function outcomeToken(ctx: Pick<Ctx, "sign">, reportId: number, at: Date): string {
  return ctx.sign("report-outcome", `${reportId}:${at.getTime()}`);
}

/** Address that lets its holder judge. Behind # the token reaches no server's log and no other site. */
export function outcomeLink(ctx: Ctx, { id, code }: { id: number; code: string }, at: Date): string {
  return ctx.link(`/laporan/${code}#hasil=${outcomeToken(ctx, id, at)}`);
}

export function isOutcomeToken(ctx: Pick<Ctx, "isSigned">, reportId: number, at: Date, token: string): boolean {
  return ctx.isSigned("report-outcome", `${reportId}:${at.getTime()}`, token);
}

/** How often neighbours or the reporter have opened it again. */
export function reopeningsOf({ events }: Pick<ClaimRow, "events">): number {
  return events.filter(({ kind, userId }) => kind === "REOPENED" && userId === null).length;
}

/** Whether what people say of the last claim that stands waits for an admin. */
export async function isAdminAwaited(transaction: Transaction, id: number): Promise<boolean> {
  const report = await transaction.report.findUniqueOrThrow({ where: { id }, select: CLAIM_SELECT });
  const claim = report.events.findLast(({ kind }) => kind === "CLAIMED");
  const judgements = await transaction.reportJudgement.findMany({ where: { stepId: claim?.id ?? 0 } });
  return verdictOf(judgements, { reopenings: reopeningsOf(report) }) === "WAITS";
}

interface Settled {
  id: number;
  from: "CLAIMED" | "RESOLVED";
  to: "CLAIMED" | "RESOLVED" | "IN_PROGRESS";
  kind: ReportEventKind;
  words?: string | null;
  at: Date;
}

/** Writes a step that no staff took, and the state that it leads to. */
export async function recordOutcome(transaction: Transaction, { id, from, to, kind, words, at }: Settled) {
  await transaction.report.update({ where: { id }, data: { status: to, updatedAt: at } });
  return transaction.reportEvent.create({
    data: { reportId: id, kind, fromStatus: from, toStatus: to, words: words ?? null, createdAt: at },
    select: { id: true },
  });
}
