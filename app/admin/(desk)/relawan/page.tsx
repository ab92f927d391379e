import type { Metadata } from "next";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { DeskVolunteerList } from "@/components/admin/volunteers/volunteer-list";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { EMPTY_PAGE } from "@/lib/kernel/page";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { deskVolunteers } from "@/lib/volunteers/desk/queries";
import { VOLUNTEER_AREAS, VOLUNTEER_LENGTH, VOLUNTEER_STATE_LABELS, VOLUNTEER_STATES } from "@/lib/volunteers/rules";
import { ListDeskVolunteers } from "@/lib/volunteers/schemas";

const LOOK = {
  path: "/admin/relawan",
  noun: "relawan",
  title: "Relawan",
  fields: [
    { name: "q", label: "Nama, aksi, atau motivasi", type: "search", maxLength: VOLUNTEER_LENGTH.search },
    { name: "keadaan", label: "Keadaan", options: optionsOf(VOLUNTEER_STATE_LABELS) },
    { name: "daerah", label: "Daerah", options: VOLUNTEER_AREAS, placeholder: "Semua daerah" },
  ],
  usual: { keadaan: VOLUNTEER_STATES[0] },
};

export const metadata: Metadata = { title: LOOK.title };

export default async function DeskVolunteersPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const address = readAddress(ListDeskVolunteers, Object.keys(ListDeskVolunteers.shape), await searchParams);
  const page = address.query === null ? EMPTY_PAGE : await deskVolunteers(ctx, address.query);
  return (
    <ListPage look={LOOK} address={address} page={page}>
      {(volunteers) => <DeskVolunteerList volunteers={volunteers} />}
    </ListPage>
  );
}
