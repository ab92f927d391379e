import type { Metadata } from "next";
import { fullListFields, ListPage } from "@/components/admin/desk/list-page";
import { PlaceList } from "@/components/admin/places/place-list";
import { type AddressQuery, readList, readListAddress } from "@/lib/desk/list-address";
import { PLACE_LIST } from "@/lib/places/queries-list";
import { PLACE_STATE_LABELS } from "@/lib/places/rules-list";
import { PlaceListFilter } from "@/lib/places/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/lokasi/daftar",
  noun: "lokasi",
  title: "Semua lokasi",
  intro: "Lokasi dari segala keadaan. Berkas CSV-nya tidak memuat data pribadi.",
  back: { href: "/admin/lokasi", label: "Verifikasi lokasi" },
};

export const metadata: Metadata = { title: LOOK.title };

export default async function PlaceListPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const address = readListAddress(PlaceListFilter, requested);
  const { page, regencies } = await readList(ctx, PLACE_LIST, address.query, requested.sesudah);
  const fields = fullListFields("Nama lokasi", PLACE_STATE_LABELS, regencies);
  return (
    <ListPage
      look={{ ...LOOK, fields }}
      address={address}
      page={page}
      next="sesudah"
      filePath="/api/admin/places/export-list"
    >
      {(items) => <PlaceList places={items} now={ctx.now()} />}
    </ListPage>
  );
}
