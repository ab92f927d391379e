"use client";

import { pendingReason } from "@/components/admin/desk/pending-reason";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { PhotoActionsAt } from "@/components/admin/reports/photo-strip";
import { CardTitle } from "@/components/lists/card-title";
import { VerifiedBadge } from "@/components/partners/badges";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import type { ActedView } from "@/lib/desk/view";
import { formatDate } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/phone";
import { fetchJson } from "@/lib/http/fetch-json";
import { managePartnerPath, PARTNER_MESSAGES, type PartnerAction, partnerPath } from "@/lib/partners/rules";
import type { DeskPartnerView } from "@/lib/partners/view";

interface PartnerActionsProps {
  partner: DeskPartnerView;
  /** Whether the reader may vouch for it. */
  isAdmin: boolean;
}

/** The desk's waste banks, without e-mail addresses. */
export function DeskPartnerList({ partners, isAdmin }: { partners: DeskPartnerView[]; isAdmin: boolean }) {
  return (
    <ul className="grid gap-4">
      {partners.map((partner) => (
        <Card as="li" key={partner.id} className="grid gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <CardTitle level={2}>
              {partner.hidden || partner.heldReason !== null ? (
                partner.name
              ) : (
                <a href={partnerPath(partner.slug)} className="underline underline-offset-4">
                  {partner.name}
                </a>
              )}
            </CardTitle>
            <VerifiedBadge badge={partner.badge} />
          </div>
          {partner.heldReason === null ? null : (
            <p className="font-semibold text-accent">Tertahan: {pendingReason(partner.heldReason)}</p>
          )}
          <p className="whitespace-pre-line text-ink-soft">
            {partner.address ?? PARTNER_MESSAGES.noAddress} · {formatPhone(partner.phone)} · terdaftar{" "}
            {formatDate(partner.created_at)}
          </p>
          {partner.message === null ? null : (
            <blockquote className="border-l-4 border-line-strong pl-3 whitespace-pre-line">
              {partner.message}
            </blockquote>
          )}
          <PhotoActionsAt path={partner.photo} name={`Foto ${partner.name}`} />
          <PartnerActions partner={partner} isAdmin={isAdmin} />
        </Card>
      ))}
    </ul>
  );
}

/** What staff may do with one waste bank; each can be taken back by another. */
function PartnerActions({ partner, isAdmin }: PartnerActionsProps) {
  const { busy, perform } = useUndoableAction();
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
      <WriterActions kind="mitra" id={id} name={name} heldReason={heldReason} />
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
