import type { Metadata } from "next";
import { ListPage } from "@/components/admin/desk/list-page";
import { PlaceList } from "@/components/admin/places/place-list";
import { readList, readListAddress } from "@/lib/desk/list";
import { PLACE_LIST } from "@/lib/places/queries-list";
import { PLACE_STATE_LABELS } from "@/lib/places/rules-list";
import { PlaceListFilter } from "@/lib/places/schemas-list";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/lokasi/daftar",
  noun: "lokasi",
  title: "Semua lokasi",
  searchLabel: "Nama lokasi",
  states: PLACE_STATE_LABELS,
  desk: { href: "/admin/lokasi", label: "Verifikasi lokasi" },
  filePath: "/api/admin/places/export-list",
};

export const metadata: Metadata = { title: LOOK.title };

interface PlaceListPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PlaceListPage({ searchParams }: PlaceListPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const address = readListAddress(PlaceListFilter, await searchParams);
  return (
    <ListPage look={LOOK} address={address} {...(await readList(ctx, PLACE_LIST, address))}>
      {(items) => <PlaceList places={items} now={ctx.now()} />}
    </ListPage>
  );
}
