"use client";

import { useUndoableAct } from "@/components/admin/desk/use-undoable-act";
import { WriterActs } from "@/components/admin/desk/writer-acts";
import { Button, ButtonLink } from "@/components/ui/button";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { managePartnerPath, type PartnerAction } from "@/lib/partners/rules";
import type { DeskPartnerView } from "@/lib/partners/view";

interface PartnerActsProps {
  partner: DeskPartnerView;
  /** Whether the reader may vouch for it. */
  isAdmin: boolean;
}

/** What staff may do with one waste bank; each can be taken back by another. */
export function PartnerActs({ partner, isAdmin }: PartnerActsProps) {
  const { busy, perform } = useUndoableAct();
  const { id, name, slug, heldReason } = partner;
  const path = `/api/admin/partners/${id}`;

  function act(action: PartnerAction) {
    const send = () => fetchJson<ActedView>(`${path}/actions`, { method: "POST", body: { action } });
    void perform(action, send, { path: `${path}/undo` });
  }

  return (
    <span className="needs-script flex flex-wrap gap-2">
      {actionsFor(partner, isAdmin).map(([action, label]) => (
        <Button
          key={action}
          size="small"
          variant={action === "release" || action === "restore" ? "primary" : "secondary"}
          busy={busy === action}
          onClick={() => act(action)}
        >
          {label}
          <span className="sr-only"> {name}</span>
        </Button>
      ))}
      <ButtonLink href={managePartnerPath(slug)} size="small" variant="quiet">
        Ubah<span className="sr-only"> {name}</span>
      </ButtonLink>
      <WriterActs kind="mitra" id={id} name={name} heldReason={heldReason} />
    </span>
  );
}

function actionsFor({ hidden, heldReason, badge }: DeskPartnerView, isAdmin: boolean): [PartnerAction, string][] {
  const actions: [PartnerAction, string][] = [];
  if (hidden) actions.push(["restore", "Tampilkan"]);
  else if (heldReason !== null) actions.push(["release", "Lepas"]);
  if (!hidden) actions.push(["hide", "Sembunyikan"]);
  if (isAdmin) {
    if (badge !== "BSU") actions.push(["verify_bsu", "Verifikasi BSU"]);
    if (badge !== "BSI") actions.push(["verify_bsi", "Verifikasi BSI"]);
    if (badge !== null) actions.push(["unverify", "Cabut tanda"]);
  }
  actions.push(["new_link", "Kirim tautan baru"]);
  return actions;
}
