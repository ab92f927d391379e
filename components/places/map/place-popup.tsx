import Link from "next/link";
import { PLACE_KIND_LABELS, placePath } from "@/lib/places/rules";
import type { PlacePointProperties } from "@/lib/places/view";

/** A place on a map in a few words, and the way to its page. */
export function PlacePopup({ place }: { place: Omit<PlacePointProperties, "photo"> }) {
  return (
    <>
      <strong className="pr-6 text-base leading-snug">{place.name}</strong>
      <p className="font-semibold text-ink-soft">{PLACE_KIND_LABELS[place.kind]}</p>
      {place.description ? <p className="line-clamp-3 text-ink-soft">{place.description}</p> : null}
      <p className="pt-1 font-semibold">
        <Link href={placePath(place.slug)} prefetch={false}>
          Buka lokasi
        </Link>
      </p>
    </>
  );
}
