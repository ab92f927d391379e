"use client";

import { useState } from "react";
import { useAct } from "@/components/accounts/use-act";
import { PrivateLink } from "@/components/partners/private-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { fetchJson } from "@/lib/http/fetch-json";
import { managePartnerPath, type PartnerAction } from "@/lib/partners/rules";
import type { ActedPartnerView, DeskPartnerView } from "@/lib/partners/view";

interface PartnerActsProps {
  partner: DeskPartnerView;
  /** Whether the reader may vouch for it. */
  isAdmin: boolean;
}

/** What staff may do with one waste bank; each can be taken back by another. */
export function PartnerActs({ partner, isAdmin }: PartnerActsProps) {
  const { busy, run } = useAct();
  const [link, setLink] = useState<string | null>(null);
  const { id, name, slug } = partner;

  function act(action: PartnerAction) {
    void run(action, async () => {
      const done = await fetchJson<ActedPartnerView>(`/api/admin/partners/${id}/actions`, {
        method: "POST",
        body: { action },
      });
      setLink(done.manage_path);
      return done.message;
    });
  }

  return (
    <span className="grid gap-3">
      <span className="flex flex-wrap gap-2">
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
      </span>
      {link === null ? null : <PrivateLink path={link} />}
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
  actions.push(["new_link", "Tautan baru"]);
  return actions;
}
