"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { EventKind } from "@/lib/events/event/rules";
import type { CreatedEventView } from "@/lib/events/event/view";
import { AccessDialog } from "./access-form";
import { AddEvent } from "./add-event";
import { EventAdded } from "./add-sent";
import { DeleteEvent } from "./delete-event";

export type ManageRequest = "add" | "delete";

export interface ManageDialogsProps {
  request: ManageRequest;
  /** Staff, or the code was entered a moment ago. */
  allowed: boolean;
  kind: EventKind;
  tileUrl: string;
  /** Shown instead of the form, since its link was not taken along. */
  added: CreatedEventView | null;
  /** @param added in this dialog */
  onClose: (added: CreatedEventView | null) => void;
}

/** First the code, then what was wished (spec 4). */
export function ManageDialogs({ request, allowed, kind, tileUrl, added: shownAgain, onClose }: ManageDialogsProps) {
  const [entered, setEntered] = useState(allowed || shownAgain !== null);
  const [again, setAgain] = useState(shownAgain);
  const [added, setAdded] = useState(shownAgain);
  const close = () => onClose(added);
  if (!entered) return <AccessDialog open onClose={close} onAllowed={() => setEntered(true)} />;
  if (request === "add") {
    return (
      <Dialog open onClose={close} title="Tambah Event">
        {again ? (
          <EventAdded event={again} onAnother={() => setAgain(null)} />
        ) : (
          <AddEvent kind={kind} tileUrl={tileUrl} onAdded={setAdded} />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={close} title="Hapus Event">
      <DeleteEvent kind={kind} onDone={close} />
    </Dialog>
  );
}
