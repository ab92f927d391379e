import { PLACE_STYLES } from "@/components/map/pins/place-style";
import { Icon } from "@/components/ui/icon";
import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";

/** The kind in words, with the colour and the sign that it has on the map. */
export function KindBadge({ kind }: { kind: PlaceKind }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-ink-soft">
      <KindSign kind={kind} size={14} className="size-6 rounded-full" />
      {PLACE_KIND_LABELS[kind]}
    </span>
  );
}

interface KindSignProps {
  kind: PlaceKind;
  /** Of the sign, in pixels; `className` sizes the ground. */
  size: number;
  className: string;
}

/** The sign alone, white on the kind's colour. Decoration: say the kind in words beside it. */
export function KindSign({ kind, size, className }: KindSignProps) {
  const { colour, icon } = PLACE_STYLES[kind];
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center text-white ${className}`}
      style={{ background: colour }}
    >
      <Icon name={icon} size={size} />
    </span>
  );
}
