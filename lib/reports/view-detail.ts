import { looksUnchanged } from "@/lib/photos/rules-hash";
import type { Judgement } from "./claims/rules";
import type { ReportRow } from "./rows";
import { isOnMap, isSecret, type ReportEventKind, type ReportStatus } from "./rules";
import { type ReportStepView, type ReportView, reportStepView, reportView, type StepRow } from "./view";

/** The page of one report. Text fields are null while it is held or when it was rejected. */
export interface ReportDetailView {
  id: number;
  code: string;
  status: ReportStatus;
  held: boolean;
  created_at: string;
  report: ReportView | null;
  /** Its point is only about the village, since its kind is or was a risky one. */
  rough: boolean;
  steps: ReportStepView[];
  /** What was said of the claim that stands; null while there is none. */
  claim: { yes: number; no: number; waits: boolean; unchanged: boolean } | null;
  /** On whose word it is resolved; null while it is not. */
  confirmed: "neighbours" | "guests" | "nobody" | "staff" | null;
  resolved_at: string | null;
  /** Number of the report that it has become part of. */
  merged_into: string | null;
  /** Numbers of the report whose damage has come back, and of the one that tells so. */
  relapse_of: string | null;
  relapse: string | null;
}

interface DetailStep extends StepRow {
  photo: (StepRow["photo"] & { hash: bigint | null }) | null;
}

type MaybeHashed = { hash: bigint | null } | null;

interface DetailRow extends ReportRow {
  reopenWaits: boolean;
  photo: MaybeHashed;
  merge: { into: { code: string } } | null;
  relapse: { relapse: { code: string; heldReason: string | null; status: ReportStatus } } | null;
  relapseOf: { report: { code: string } } | null;
  /** Those that count. */
  judgements: readonly { stepId: number; judgement: Judgement }[];
}

/** Of a secret report nothing is told but what a new one that is held tells. @param steps those that were not undone, oldest first */
export function reportDetailView(row: DetailRow, steps: DetailStep[]): ReportDetailView {
  const held = row.heldReason !== null;
  const secret = isSecret(row.heldReason);
  const shown = isOnMap(row.status, row.heldReason);
  const again = row.relapse?.relapse;
  const { publicLatitude: latitude, publicLongitude: longitude } = row;
  const rough = latitude === null || longitude === null || row.everRisky;
  const point = rough ? null : { latitude, longitude };
  const publicSteps = secret ? steps.filter(({ kind }) => kind === "CREATED") : steps;
  return {
    id: row.id,
    code: row.code,
    status: secret ? "PENDING" : row.status,
    held,
    created_at: row.createdAt.toISOString(),
    report: held || row.status === "REJECTED" ? null : reportView(row),
    rough: row.everRisky,
    steps: publicSteps.map((step) => reportStepView(step, shown, point)),
    ...outcomeOf(row, publicSteps),
    merged_into: row.merge?.into.code ?? null,
    relapse_of: shown ? (row.relapseOf?.report.code ?? null) : null,
    relapse: shown && again?.heldReason === null && again.status !== "REJECTED" ? again.code : null,
  };
}

function outcomeOf({ status, photo, reopenWaits, judgements }: DetailRow, steps: readonly DetailStep[]) {
  const claimed = steps.findLast(({ kind }) => kind === "CLAIMED");
  const resolved = status === "RESOLVED" ? steps.findLast(({ kind }) => kind === "RESOLVED") : undefined;
  const said = (what: Judgement) =>
    judgements.filter(({ stepId, judgement }) => stepId === claimed?.id && judgement === what).length;
  return {
    claim:
      status === "CLAIMED" && claimed
        ? {
            yes: said("YES"),
            no: said("NO"),
            waits: reopenWaits,
            unchanged: looksUnchanged(photo?.hash ?? null, claimed.photo?.hash ?? null),
          }
        : null,
    confirmed: resolved ? confirmedBy(steps, claimed?.id ?? 0, resolved) : null,
    resolved_at: resolved?.createdAt.toISOString() ?? null,
  } as const;
}

function confirmedBy(
  steps: readonly DetailStep[],
  claimId: number,
  resolved: DetailStep,
): NonNullable<ReportDetailView["confirmed"]> {
  const isSaid = (said: ReportEventKind) => steps.some(({ kind, id }) => kind === said && id > claimId);
  if (isSaid("CONFIRMED")) return "neighbours";
  if (isSaid("CONFIRMED_BY_GUESTS")) return "guests";
  return resolved.userId === null ? "nobody" : "staff";
}
