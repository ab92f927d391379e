import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { meters } from "@/lib/format/numbers";
import { formatPhone } from "@/lib/format/phone";
import { PARTNER_MESSAGES, partnerPath } from "@/lib/partners/rules";
import type { NearPartnerView, PartnerView } from "@/lib/partners/view";
import { OpenBadge } from "./open-badge";
import { materialsText, scheduleText } from "./partner-words";
import { VerifiedBadge } from "./verified-badge";

export type ListedPartner = PartnerView & Partial<Pick<NearPartnerView, "distance_meters">>;

interface PartnerCardProps {
  partner: ListedPartner;
  /** ISO time at which the page was made. */
  at: string;
  isNew: boolean;
}

/** The spec's card: name, address, contact, schedule and type (2.15). */
export function PartnerCard({ partner, at, isNew }: PartnerCardProps) {
  return (
    <Card as="li" className="grid content-start gap-3">
      <CardTitle href={partnerPath(partner.slug)}>{partner.name}</CardTitle>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isNew ? (
          <Badge tone="good" icon="check">
            Baru terdaftar
          </Badge>
        ) : null}
        <VerifiedBadge badge={partner.badge} />
        <OpenBadge partner={partner} at={at} />
      </div>
      <dl className="grid gap-2">
        <Line icon="pin" term="Alamat" text={partner.address ?? PARTNER_MESSAGES.noAddress} />
        <div className="flex gap-2">
          <dt>
            <Icon name="phone" size={18} className="mt-1 text-primary" />
            <span className="sr-only">Kontak</span>
          </dt>
          <dd>
            <a
              href={`tel:${partner.phone}`}
              className="relative z-10 inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {formatPhone(partner.phone)}
            </a>
          </dd>
        </div>
        <Line icon="clock" term="Jadwal" text={scheduleText(partner)} />
        <Line icon="recycle" term="Jenis sampah" text={materialsText(partner.materials)} />
      </dl>
      {partner.distance_meters == null ? null : (
        <p className="text-sm font-semibold text-primary">{meters(partner.distance_meters)} dari Anda</p>
      )}
    </Card>
  );
}

function Line({ icon, term, text }: { icon: IconName; term: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt>
        <Icon name={icon} size={18} className="mt-1 text-primary" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere text-ink-soft">{text}</dd>
    </div>
  );
}
