import type { Metadata } from "next";
import { WritingsPage } from "@/components/accounts/account-writings";
import { OwnPlaceList } from "@/components/places/own-place-list";
import { OWN_PAGE } from "@/lib/accounts/rules-own";
import { OwnPage } from "@/lib/accounts/schemas-own";
import { ownKey } from "@/lib/kernel/actor";
import { placesOf } from "@/lib/places/queries-page";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/akun/lokasi";

export const metadata: Metadata = { title: "Lokasi Anda", robots: { index: false } };

export default async function OwnPlacesPage(props: { searchParams: Promise<Record<string, unknown>> }) {
  const { ctx } = contextFor(await requireMember(PATH));
  const { sebelum } = OwnPage.parse(await props.searchParams);
  const { items, nextCursor } = await placesOf(ctx, [ownKey(ctx.actor)], { limit: OWN_PAGE, cursor: sebelum });
  return (
    <WritingsPage
      title="Lokasi Anda"
      path={PATH}
      later={sebelum !== undefined}
      nextCursor={nextCursor}
      some={items.length > 0}
      empty="Belum ada lokasi dari akun ini."
      action={{ href: "/peta-lokasi", label: "Tambahkan lokasi" }}
    >
      <OwnPlaceList places={items} />
    </WritingsPage>
  );
}
