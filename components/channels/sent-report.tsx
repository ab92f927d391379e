"use client";

import { useState } from "react";
import { useOwn } from "@/components/forms/use-own";
import { WhenNear } from "@/components/forms/when-near";
import { Button } from "@/components/ui/button";
import type { HandoverView, OwnHandoverView } from "@/lib/channels/handovers/view";
import type { ChannelView } from "@/lib/channels/view";
import type { Zone } from "@/lib/format/dates";
import { ownPath, passedOn } from "./own-handovers";

export type Office = Pick<ChannelView, "id" | "name">;

export interface SentReportProps {
  code: string;
  office: Office;
  /** To be tried where this one does not answer, the next first. */
  others: readonly Office[];
  /** When this office had the report from whom; whose they are only their senders learn. */
  days: readonly Pick<HandoverView, "id" | "sent_on" | "due_on">[];
  zone: Zone;
}

const load = () => import("./sent-part").then(({ SentPart }) => SentPart);

/** "Sudah saya kirim" of one office, and what became of it. The rest loads with the press. */
export function SentReport(props: SentReportProps) {
  const { code, office } = props;
  const [open, setOpen] = useState(false);
  const own = useOwn<OwnHandoverView>(ownPath(code), passedOn, open);
  if (open || own.some(({ channel_id }) => channel_id === office.id)) {
    const onClose = () => setOpen(false);
    return <WhenNear label="Formulir" load={load} props={{ ...props, own, onClose }} className="min-h-40" />;
  }
  return (
    <Button variant="secondary" className="needs-script justify-self-start" onClick={() => setOpen(true)}>
      Sudah saya kirim<span className="sr-only"> ke {office.name}</span>
    </Button>
  );
}
