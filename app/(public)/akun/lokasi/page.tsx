import type { Metadata } from "next";
import { type OwnPageProps, ownPage } from "@/app/(public)/akun/own-page";
import { OwnPlaceList } from "@/components/places/add/own-place-list";
import { ownKey } from "@/lib/kernel/actor";
import { placesOf } from "@/lib/places/queries";

const title = "Lokasi Anda";

export const metadata: Metadata = { title, robots: { index: false } };

export default function OwnPlacesPage({ searchParams }: OwnPageProps) {
  return ownPage({
    searchParams,
    path: "/akun/lokasi",
    title,
    empty: "Belum ada lokasi dari akun ini.",
    action: { href: "/peta-lokasi", label: "Tambahkan lokasi" },
    read: (ctx, chunk) => placesOf(ctx, [ownKey(ctx.actor)], chunk),
    list: (places) => <OwnPlaceList places={places} />,
  });
}
