import { OwnItem, OwnList } from "@/components/accounts/account/own-item";
import { Badge, type Tone } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import { PLACE_KIND_LABELS, PLACE_STATUS_LABELS, type PlaceStatus, placePath } from "@/lib/places/rules";
import type { MyPlaceView } from "@/lib/places/view";

const BADGES: Record<PlaceStatus, { tone: Tone; icon: IconName }> = {
  PENDING: { tone: "wait", icon: "clock" },
  APPROVED: { tone: "good", icon: "check" },
  REJECTED: { tone: "bad", icon: "cross" },
};

/** Places as only who added them sees them: with what still waits, and why one was rejected. */
export function OwnPlaceList({ places }: { places: readonly MyPlaceView[] }) {
  return (
    <OwnList>
      {places.map(({ id, name, slug, status, kind, area, words }) => (
        <OwnItem
          key={id}
          title={name}
          href={status === "APPROVED" ? placePath(slug) : undefined}
          badge={<Badge {...BADGES[status]}>{PLACE_STATUS_LABELS[status]}</Badge>}
          facts={[PLACE_KIND_LABELS[kind], area].filter(Boolean).join(" · ")}
        >
          {status === "PENDING" ? (
            <p className="mt-1 text-sm text-ink-soft">Tampil di peta setelah diperiksa pengelola.</p>
          ) : null}
          {words ? <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">Alasan pengelola: {words}</p> : null}
        </OwnItem>
      ))}
    </OwnList>
  );
}
