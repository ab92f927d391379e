"use client";

import { useRouter } from "next/navigation";
import { QueueTabs } from "@/components/admin/desk/queue-tabs";
import { REVIEW_KINDS, REVIEW_QUEUES, type ReviewKind, waitingInAll } from "@/lib/review/rules";
import type { WaitingCounts } from "@/lib/review/view";

type Choice = ReviewKind | "semua";

const PAGE = "/admin/tinjau";

function hrefOf(choice: Choice): string {
  return choice === "semua" ? PAGE : `${PAGE}?jenis=${choice}`;
}

/** Narrows the list to one kind. */
export function ReviewKinds({ current, counts }: { current: Choice; counts: WaitingCounts }) {
  const router = useRouter();
  const kinds = REVIEW_KINDS.map((id) => [id, REVIEW_QUEUES[id].count(counts)] as const);
  return (
    <QueueTabs<Choice>
      label="Perlu ditinjau menurut jenis"
      tabs={[{ id: "semua", label: "Semua" }, ...REVIEW_KINDS.map((id) => ({ id, label: REVIEW_QUEUES[id].label }))]}
      current={current}
      counts={{ semua: waitingInAll(counts), ...(Object.fromEntries(kinds) as Record<ReviewKind, number>) }}
      hrefOf={hrefOf}
      onChoose={(choice) => router.push(hrefOf(choice))}
    />
  );
}
