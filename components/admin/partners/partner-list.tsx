import { pendingReason } from "@/components/admin/desk/pending-reason";
import { VerifiedBadge } from "@/components/partners/verified-badge";
import { Card, CardTitle } from "@/components/ui/card";
import { formatDate } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/phone";
import { PARTNER_MESSAGES, partnerPath } from "@/lib/partners/rules";
import type { DeskPartnerView } from "@/lib/partners/view";
import { PartnerActs } from "./partner-acts";

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
          <p className="wrap-anywhere text-ink-soft">
            {partner.address ?? PARTNER_MESSAGES.noAddress} · {formatPhone(partner.phone)} · terdaftar{" "}
            {formatDate(partner.created_at)}
          </p>
          {partner.message === null ? null : (
            <blockquote className="border-l-4 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">
              {partner.message}
            </blockquote>
          )}
          <PartnerActs partner={partner} isAdmin={isAdmin} />
        </Card>
      ))}
    </ul>
  );
}
