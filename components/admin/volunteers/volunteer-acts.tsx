"use client";

import { useState } from "react";
import { useUndoableAct } from "@/components/admin/desk/use-undoable-act";
import { WriterActs } from "@/components/admin/desk/writer-acts";
import { Button } from "@/components/ui/button";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import type { VolunteerAct } from "@/lib/volunteers/rules-desk";
import type { DeskVolunteerView } from "@/lib/volunteers/view-desk";
import { VolunteerEdit } from "./volunteer-edit";

/** What staff may do with one volunteer. Each can be taken back by another; only hiding many asks first. */
export function VolunteerActs({ volunteer }: { volunteer: DeskVolunteerView }) {
  const { busy, perform } = useUndoableAct();
  const [editing, setEditing] = useState(false);
  const { id, nama, hidden, heldReason } = volunteer;
  const path = `/api/admin/volunteers/${id}`;

  function act(action: VolunteerAct) {
    const send = () => fetchJson<ActedView>(path, { method: "POST", body: { action } });
    void perform(action, send, { path: `${path}/undo` });
  }

  return (
    <span className="needs-script flex flex-wrap gap-2">
      {hidden || heldReason !== null ? (
        <Button size="small" busy={busy === "show"} onClick={() => act("show")} aria-label={`Tampilkan ${nama}`}>
          Tampilkan
        </Button>
      ) : null}
      {hidden ? null : (
        <Button
          size="small"
          variant="secondary"
          busy={busy === "hide"}
          onClick={() => act("hide")}
          aria-label={`Sembunyikan ${nama}`}
        >
          Sembunyikan
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setEditing(true)} aria-label={`Sunting ${nama}`}>
        Sunting
      </Button>
      <WriterActs kind="relawan" id={id} name={nama} heldReason={heldReason} />
      {editing ? <VolunteerEdit volunteer={volunteer} onClose={() => setEditing(false)} /> : null}
    </span>
  );
}
