import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { missing } from "@/app/(public)/missing";
import { WayBelow } from "@/app/(public)/page-way";
import { loadNeighbours, loadPlace } from "@/app/(public)/peta-lokasi/[slug]/load-place";
import PlaceNotFound from "@/app/(public)/peta-lokasi/[slug]/not-found";
import { loadAreaLink } from "@/app/(public)/wilayah/area-link";
import { PlacePage } from "@/components/places/page/place-page";
import { StructuredData } from "@/components/ui/structured-data";
import { clipped } from "@/lib/format/text";
import { PLACE_KIND_LABELS, type PlaceKind, placePath } from "@/lib/places/rules";
import type { PlaceDetailView } from "@/lib/places/view";
import { tileUrl } from "@/lib/server/basemap/borders";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { pageMetadata } from "@/lib/server/page-metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Each page is made when it is first asked for, and kept until a place changes. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadPlace((await params).slug);
  if (found === null || "movedTo" in found) return { title: "Lokasi tidak ditemukan" };
  const { place } = found;
  return pageMetadata({
    path: placePath(place.slug),
    title: place.area ? `${place.name}, ${place.area}` : place.name,
    description: placeSummary(place),
    card: { path: cardPath(place), alt: `Kartu ${place.name}` },
  });
}

/** The address changes with the place, so that no messenger shows an old name. */
function cardPath({ slug, updated_at }: PlaceDetailView): string {
  return `${placePath(slug)}/kartu.jpg?v=${Date.parse(updated_at)}`;
}

export default async function Page({ params }: Props) {
  const found = await loadPlace((await params).slug);
  if (found === null) return missing(<PlaceNotFound />);
  if ("movedTo" in found) permanentRedirect(found.movedTo);
  const { place } = found;
  const url = publicCtx().link(placePath(place.slug));
  return (
    <>
      <StructuredData data={placeData(place, url)} />
      <WayBelow path="/peta-lokasi" here={{ name: place.name, path: placePath(place.slug) }} />
      <PlacePage
        place={place}
        neighbours={await loadNeighbours(place)}
        share={{ url, text: sharePlaceText(place) }}
        tileUrl={await tileUrl()}
        area={await loadAreaLink(place)}
      />
    </>
  );
}

function placeData(place: PlaceDetailView, url: string): Record<string, unknown> {
  return {
    "@type": "Place",
    name: place.name,
    description: placeSummary(place),
    url,
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    ...(place.area ? { address: { "@type": "PostalAddress", addressLocality: place.area, addressCountry: "ID" } } : {}),
    ...(place.photo_large ? { photo: publicCtx().link(place.photo_large) } : {}),
    ...(place.closed ? { publicAccess: false } : {}),
  };
}

interface NamedPlace {
  name: string;
  kind: PlaceKind;
  area: string | null;
}

const SUMMARY_CHARACTERS = 160;

/** What is sent with a place's address; the area tells a neighbour at once whether it is near. */
function sharePlaceText({ name, kind, area }: NamedPlace): string {
  return `${name} (${PLACE_KIND_LABELS[kind].toLowerCase()})${area ? ` di ${area}` : ""}. Lihat di peta lokasi hijau Sulur:`;
}

/** What is said of a place in search results and on shared links. */
function placeSummary({ name, kind, area, description }: NamedPlace & { description: string }): string {
  return clipped(description, SUMMARY_CHARACTERS) || `${PLACE_KIND_LABELS[kind]} ${name}${area ? ` di ${area}` : ""}.`;
}
