import type { Metadata } from "next";
import { PageWay } from "@/app/(public)/page-way";
import { OwnPlaces } from "@/components/places/add/own-places";
import { PlacesNoScript } from "@/components/places/map/places-no-script";
import { PlaceScreen } from "@/components/places/map/screen";
import { StructuredData } from "@/components/ui/structured-data";
import { clipped } from "@/lib/format/text";
import { POPUP_CHARACTERS } from "@/lib/map/rules";
import { listPlaces } from "@/lib/places/queries";
import { PLACE_LIST_LIMIT, placePath } from "@/lib/places/rules";
import type { PlaceView } from "@/lib/places/view";
import { tileUrl } from "@/lib/server/basemap/borders";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { provinceCorners } from "@/lib/server/geocoder/gazetteer";
import { pageMetadata } from "@/lib/server/page-metadata";

const TITLE = "Peta lokasi hijau";
const DESCRIPTION =
  "Temukan taman kota, hutan kota, mangrove, bank sampah, dan titik aksi hijau lain di sekitar Anda, atau tambahkan yang belum ada.";

export async function generateMetadata(): Promise<Metadata> {
  await firstPlaces();
  return pageMetadata({ path: "/peta-lokasi", title: TITLE, description: DESCRIPTION });
}

export default async function PlacesPage() {
  const first = await firstPlaces();
  return (
    <div className="wide container-page pt-3 lg:pt-8">
      <PageWay path="/peta-lokasi" />
      <StructuredData data={listData(first)} />
      <PlaceScreen title={TITLE} first={first} tileUrl={await tileUrl()} homes={provinceCorners()} />
      <div className="mt-6 grid gap-6">
        <PlacesNoScript />
        <p className="measure text-ink-soft">
          {DESCRIPTION} Lokasi baru tampil setelah diperiksa pengelola, dan setiap orang dapat memberi tahu bila sebuah
          tempat sudah tutup.
        </p>
        <OwnPlaces />
      </div>
    </div>
  );
}

function firstPlaces(): Promise<PlaceView[]> {
  return cachedRead(["places", "first"], ["places"], async () => {
    const page = await listPlaces(publicCtx(), { limit: PLACE_LIST_LIMIT.screen });
    return page.items.map((place) => ({ ...place, description: clipped(place.description, POPUP_CHARACTERS) }));
  });
}

/** The first page of the list as schema.org's ItemList. */
function listData(places: PlaceView[]): Record<string, unknown> {
  return {
    "@type": "ItemList",
    name: TITLE,
    itemListElement: places.map(({ slug, name, latitude, longitude }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Place",
        name,
        url: publicCtx().link(placePath(slug)),
        geo: { "@type": "GeoCoordinates", latitude, longitude },
      },
    })),
  };
}
