import type { Metadata } from "next";
import { PlaceDesk } from "@/components/admin/places/place-desk";
import type { AddressQuery } from "@/lib/desk/list-address";
import { DESK_PAGE } from "@/lib/desk/rules";
import { deskPlace, placeQueue } from "@/lib/places/desk/queries";
import { PLACE_QUEUES, PlaceParams } from "@/lib/places/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { tileUrl } from "@/lib/server/basemap/borders";
import { contextFor } from "@/lib/server/ctx";
import { readWaitingCounts } from "@/lib/server/desk-counts";

export const metadata: Metadata = { title: "Verifikasi lokasi" };

export default async function PlaceDeskPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const queue = PLACE_QUEUES.find((known) => known === requested.queue) ?? "PENDING";
  const named = PlaceParams.safeParse({ id: requested.lokasi });
  const [page, counts, opened] = await Promise.all([
    placeQueue(ctx, { queue, limit: DESK_PAGE }),
    readWaitingCounts(),
    named.success ? deskPlace(ctx, named.data.id) : null,
  ]);
  return (
    <main id="isi" tabIndex={-1} className="container-page w-full py-4 sm:py-6">
      <PlaceDesk
        start={{ tab: queue, items: page.items }}
        counts={counts.places}
        opened={opened}
        tileUrl={await tileUrl()}
        now={ctx.now().toISOString()}
      />
    </main>
  );
}
