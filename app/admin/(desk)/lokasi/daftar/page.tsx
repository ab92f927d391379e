import type { Metadata } from "next";
import { ListFilters } from "@/components/admin/desk/list-filters";
import { ListPage } from "@/components/admin/desk/list-page";
import { PlaceList } from "@/components/admin/places/place-list";
import { readListAddress } from "@/lib/desk/list-address";
import { placeList, placeRegencies } from "@/lib/places/queries-list";
import { PLACE_STANDING_LABELS } from "@/lib/places/rules-list";
import { PlaceListFilter } from "@/lib/places/schemas-list";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/admin/lokasi/daftar";

export const metadata: Metadata = { title: "Semua lokasi" };

interface PlaceListPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PlaceListPage({ searchParams }: PlaceListPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const { typed, filter, errors, after } = readListAddress(PlaceListFilter, await searchParams);
  const [page, regencies] = await Promise.all([
    filter === null ? { items: [], nextCursor: null } : placeList(ctx, filter, after),
    placeRegencies(ctx, filter?.provinsi),
  ]);
  const query = String(new URLSearchParams(typed));
  const nextQuery = page.nextCursor && String(new URLSearchParams({ ...typed, sesudah: page.nextCursor }));
  return (
    <ListPage
      title="Semua lokasi"
      lead="Lokasi dari segala keadaan. Berkas CSV-nya tidak memuat data pribadi."
      desk={{ href: "/admin/lokasi", label: "Verifikasi lokasi" }}
      filters={
        <ListFilters
          path={PATH}
          noun="lokasi"
          searchLabel="Nama lokasi"
          states={PLACE_STANDING_LABELS}
          typed={typed}
          errors={errors}
          regencies={regencies}
          fileHref={filter && `/api/admin/places/export-list?${query}`}
        />
      }
      list={page.items.length === 0 ? null : <PlaceList places={page.items} now={ctx.now()} />}
      emptyText={
        filter === null
          ? "Perbaiki saringan untuk melihat daftarnya."
          : "Tidak ada lokasi yang cocok. Longgarkan saringannya."
      }
      nextHref={nextQuery && `${PATH}?${nextQuery}`}
    />
  );
}
