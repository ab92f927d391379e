import { PLACE_LOOKS } from "@/components/map/pins/place-look";
import { PagePhoto } from "@/components/photos/page-photo";
import { Icon } from "@/components/ui/icon";
import { Ornament } from "@/components/ui/ornament";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import type { PlaceDetailView } from "@/lib/places/view";

/** The place's photo, or an ornament in the colour of its kind. */
export function PlaceHeader({ place }: { place: PlaceDetailView }) {
  const { photo, photo_large, kind, name } = place;
  if (photo && photo_large) {
    return (
      <PagePhoto
        small={photo}
        large={photo_large}
        alt={`Foto ${name}`}
        className="aspect-video w-full rounded-leaf bg-panel object-cover"
      />
    );
  }
  const { colour, icon } = PLACE_LOOKS[kind];
  return (
    <div
      role="img"
      aria-label={`${PLACE_KIND_LABELS[kind]}, belum ada foto`}
      className="relative grid h-40 place-items-center overflow-hidden rounded-leaf text-white sm:h-56"
      style={{ background: colour }}
    >
      <Ornament motif="kawung" className="absolute inset-0 opacity-20" />
      <Icon name={icon} size={72} className="relative" />
    </div>
  );
}
