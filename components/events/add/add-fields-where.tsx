import type { PickedPoint } from "@/components/map/coordinates";
import { LocationFields } from "@/components/map/picker/location-fields";
import type { EventFieldsProps } from "./add-values";

export const PHOTO_HINT = "Tampil di halaman kegiatan. Foto orang lain hanya dengan izinnya.";

const IDS = { location: "event-lokasi", place: "event-titik" };

interface WhereFieldsProps extends EventFieldsProps {
  place: PickedPoint | null;
  onPlace: (place: PickedPoint | null) => void;
  tileUrl: string;
}

/** Where it is: the words for people, the point for the map, the clock and the province. */
export function EventWhereFields({ values, ...props }: WhereFieldsProps) {
  return (
    <LocationFields
      {...props}
      ids={IDS}
      hint="Tempat berkumpul. Contoh: Lapangan Merdeka, Medan."
      value={values.location}
    />
  );
}
