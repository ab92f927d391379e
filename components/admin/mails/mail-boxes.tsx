"use client";

import { useRouter } from "next/navigation";
import { QueueTabs } from "@/components/admin/desk/queue-tabs";
import { useCounts } from "@/components/admin/desk/use-counts";
import { MAIL_BOX_LABELS, MAIL_BOXES, type MailBox } from "@/lib/mails/rules";
import type { OutboxCountsView } from "@/lib/mails/view";

const TABS = MAIL_BOXES.map((id) => ({ id, label: MAIL_BOX_LABELS[id] }));
const hrefOf = (box: MailBox) => `/admin/surat?kotak=${box}`;

/** The drawers of the outbox, each an address of its own. */
export function MailBoxes({ current, counts }: { current: MailBox; counts: OutboxCountsView }) {
  const router = useRouter();
  return (
    <QueueTabs
      label="Kotak surat"
      tabs={TABS}
      current={current}
      counts={useCounts("/api/admin/mails", counts).counts}
      hrefOf={hrefOf}
      onChoose={(box) => router.push(hrefOf(box))}
    />
  );
}
