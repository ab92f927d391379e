"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { EventKind } from "@/lib/events/rules";
import { AccessDialog } from "./access-dialog";
import { AddEvent } from "./add-event";
import { DeleteEvent } from "./delete-event";

export type ManageWish = "add" | "delete";

export interface ManageDialogsProps {
  wish: ManageWish;
  /** Staff, or the code was entered a moment ago. */
  allowed: boolean;
  kind: EventKind;
  tileUrl: string;
  onClose: () => void;
}

/** First the code, then what was wished (spec 4). */
export function ManageDialogs({ wish, allowed, kind, tileUrl, onClose }: ManageDialogsProps) {
  const [entered, setEntered] = useState(allowed);
  if (!entered) return <AccessDialog open onClose={onClose} onAllowed={() => setEntered(true)} />;
  if (wish === "add") {
    return (
      <Dialog open onClose={onClose} title="Tambah Event">
        <AddEvent kind={kind} tileUrl={tileUrl} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Hapus Event">
      <DeleteEvent kind={kind} onDone={onClose} />
    </Dialog>
  );
}
