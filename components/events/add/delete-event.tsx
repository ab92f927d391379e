"use client";

import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { deletedText, type EventKind } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { type DeletableList, DeleteChoice } from "./delete-choice";
import { DeleteConfirmation } from "./delete-confirmation";

interface DeleteEventProps {
  kind: EventKind;
  /** Closes what the form stands in; without it another event can be chosen. */
  onDone?: () => void;
}

/** Choose, confirm, type "hapus" (spec 4). */
export function DeleteEvent({ kind, onDone }: DeleteEventProps) {
  const [list, setList] = useState<DeletableList>({ kind, when: "ahead" });
  const [chosen, setChosen] = useState<EventView | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);

  if (chosen) {
    return (
      <DeleteConfirmation
        event={chosen}
        onBack={() => setChosen(null)}
        onDeleted={() => {
          setDeleted(chosen.title);
          setChosen(null);
          onDone?.();
        }}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {deleted === null ? null : <Notice tone="good" title={deletedText(deleted)} />}
      <DeleteChoice
        list={list}
        onList={setList}
        onChosen={(event) => {
          setDeleted(null);
          setChosen(event);
        }}
      />
    </div>
  );
}
