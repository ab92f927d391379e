import { PLACE_STYLES } from "@/components/map/pins/place-style";
import { Icon } from "@/components/ui/icon";
import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";

/** The kind in words, with the colour and the sign that it has on the map. */
export function KindBadge({ kind }: { kind: PlaceKind }) {
  const { colour, icon } = PLACE_STYLES[kind];
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-ink-soft">
      <span className="grid size-6 place-items-center rounded-full text-white" style={{ background: colour }}>
        <Icon name={icon} size={14} />
      </span>
      {PLACE_KIND_LABELS[kind]}
    </span>
  );
}
