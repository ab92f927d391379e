import { Badge } from "@/components/ui/badge";
import { PARTNER_BADGE_LABELS, type PartnerBadge } from "@/lib/partners/rules";

/** What an administrator vouches for. */
export function VerifiedBadge({ badge }: { badge: PartnerBadge | null }) {
  if (badge === null) return null;
  return (
    <Badge tone="info" icon="shield">
      <abbr title={`Terverifikasi: ${PARTNER_BADGE_LABELS[badge]}`} className="no-underline">
        Terverifikasi {badge}
      </abbr>
    </Badge>
  );
}
