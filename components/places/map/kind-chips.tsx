import { PLACE_STYLES } from "@/components/map/pins/place-style";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import { PLACE_KIND_LABELS, PLACE_KINDS, type PlaceKind } from "@/lib/places/rules";
import { toggled } from "./kinds-address";

interface KindChipsProps {
  kinds: readonly PlaceKind[];
  onKinds: (kinds: readonly PlaceKind[]) => void;
}

/** The kinds that list and map show; none pressed is all. */
export function KindChips({ kinds, onKinds }: KindChipsProps) {
  return (
    <fieldset className="contents">
      <legend className="sr-only">Jenis lokasi</legend>
      {PLACE_KINDS.map((kind) => (
        <Chip
          key={kind}
          icon={PLACE_STYLES[kind].icon}
          pressed={kinds.includes(kind)}
          onPress={() => onKinds(toggled(kinds, kind))}
        >
          {PLACE_KIND_LABELS[kind]}
        </Chip>
      ))}
    </fieldset>
  );
}

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  icon?: IconName;
  busy?: boolean;
  children: string;
}

/** A filter that is on or off. */
export function Chip({ pressed, onPress, icon, busy = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onPress}
      className={classNames(
        "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 px-3 lg:min-h-10 lg:px-2.5 text-sm font-semibold whitespace-nowrap transition-colors duration-150",
        pressed
          ? "border-primary bg-primary text-on-primary"
          : "border-line-strong bg-card text-ink hover:border-primary hover:bg-primary-soft",
      )}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </button>
  );
}
