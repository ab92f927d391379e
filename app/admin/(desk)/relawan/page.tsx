import type { Metadata } from "next";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { InvitationForm } from "@/components/admin/volunteers/invitation-form";
import { DeskVolunteerList } from "@/components/admin/volunteers/volunteer-list";
import { EmptyState } from "@/components/ui/empty-state";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { EMPTY_PAGE } from "@/lib/kernel/page";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { deskVolunteers, invitationChoices } from "@/lib/volunteers/desk/queries";
import {
  INVITATION,
  VOLUNTEER_AREAS,
  VOLUNTEER_LENGTH,
  VOLUNTEER_STATE_LABELS,
  VOLUNTEER_STATES,
} from "@/lib/volunteers/rules";
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
  const [page, choices] = await Promise.all([
    address.query === null ? EMPTY_PAGE : deskVolunteers(ctx, address.query),
    invitationChoices(ctx),
  ]);
  return (
    <ListPage
      look={LOOK}
      address={address}
      page={page}
      below={
        <section aria-labelledby="undang" className="grid gap-4 border-t border-line pt-6">
          <div>
            <h2 id="undang" className="text-2xl">
              Undang ke kegiatan
            </h2>
            <p className="measure mt-1 text-ink-soft">
              Undangan dikirim lewat email kepada relawan yang sudah mengonfirmasi emailnya, belum terdaftar pada
              kegiatan itu, dan tidak menolak diundang: paling banyak {INVITATION.people} orang sekali kirim,
              masing-masing paling sering sekali dalam {INVITATION.days} hari. Alamat mereka tidak ditampilkan.
            </p>
          </div>
          {choices.events.length === 0 ? (
            <EmptyState>Belum ada kegiatan mendatang untuk diundangkan.</EmptyState>
          ) : (
            <InvitationForm choices={choices} />
          )}
        </section>
      }
    >
      {(volunteers) => <DeskVolunteerList volunteers={volunteers} />}
    </ListPage>
  );
}
