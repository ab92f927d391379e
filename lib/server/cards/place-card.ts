import "server-only";
import { PLACE_KIND_COLOURS, PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";
import { type CardPhoto, drawCard } from "./card";

export interface PlaceCard {
  name: string;
  kind: PlaceKind;
  area: string | null;
  closed: boolean;
}

/** The picture of a shared place. @param photo as `drawCard` takes it */
export function drawPlaceCard({ name, kind, area, closed }: PlaceCard, photo: CardPhoto): Promise<Buffer> {
  const card = {
    badge: { text: PLACE_KIND_LABELS[kind], colour: PLACE_KIND_COLOURS[kind] },
    title: name,
    titleFallback: "Lokasi hijau",
    place: area,
    placeFallback: "Letaknya ada di halaman lokasi",
    name: "Peta lokasi hijau",
    meta: closed ? "Tempat ini dilaporkan sudah tutup" : "Lihat letak, rute, dan keterangannya",
    drawing: kind.replace("_", "-"),
  };
  return drawCard(card, photo);
}
