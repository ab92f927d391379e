import { Badge, type Tone } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import { type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";

const LOOKS: Record<ReportStatus, { tone: Tone; icon: IconName }> = {
  PENDING: { tone: "neutral", icon: "clock" },
  VERIFIED: { tone: "info", icon: "shield" },
  IN_PROGRESS: { tone: "wait", icon: "tools" },
  CLAIMED: { tone: "wait", icon: "users" },
  RESOLVED: { tone: "good", icon: "check-circle" },
  REJECTED: { tone: "bad", icon: "cross-circle" },
};

export function StatusBadge({ status }: { status: ReportStatus }) {
  return <Badge {...LOOKS[status]}>{STATUS_LABELS[status]}</Badge>;
}
