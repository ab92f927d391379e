import type { Metadata } from "next";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { AccessCode } from "@/components/admin/events/access-code";
import { DeskEventList } from "@/components/admin/events/event-list";
import { ZoneList } from "@/components/admin/events/zone-list";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { deskEvents, zoneQuestions } from "@/lib/events/desk/queries";
import { DESK_EVENT_STATE_LABELS } from "@/lib/events/desk/rules";
import { ListDeskEvents } from "@/lib/events/desk/schemas";
import { KIND_LABELS } from "@/lib/events/event/rules";
import { isAdmin } from "@/lib/kernel/actor";
import { EMPTY_PAGE } from "@/lib/kernel/page";
import { PROVINCES } from "@/lib/provinces/rules";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/kegiatan",
  noun: "event",
  title: "Kelola event",
  fields: [
    { name: "q", label: "Judul", type: "search", maxLength: 120 },
    { name: "keadaan", label: "Keadaan", options: optionsOf(DESK_EVENT_STATE_LABELS) },
    { name: "jenis", label: "Jenis", options: optionsOf(KIND_LABELS), placeholder: "Semua jenis" },
    { name: "provinsi", label: "Provinsi", options: PROVINCES, placeholder: "Semua provinsi" },
    { name: "bulan", label: "Bulan", type: "month", placeholder: "2027-03" },
  ],
  usual: { keadaan: "mendatang" },
};

export const metadata: Metadata = { title: LOOK.title };

export default async function DeskEventsPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const address = readAddress(ListDeskEvents, Object.keys(ListDeskEvents.shape), await searchParams);
  return (
    <ListPage
      look={LOOK}
      address={address}
      page={address.query === null ? EMPTY_PAGE : await deskEvents(ctx, address.query)}
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/add-event-form" size="small">
            <Icon name="plus" size={18} /> Tambah Event
          </ButtonLink>
          <ButtonLink href="/delete-event-form" variant="secondary" size="small">
            <Icon name="trash" size={18} /> Hapus Event
          </ButtonLink>
        </div>
      }
      above={<ZoneList events={await zoneQuestions(ctx)} />}
      below={isAdmin(member) ? <AccessCode /> : null}
    >
      {(events) => <DeskEventList events={events} now={ctx.now().toISOString()} />}
    </ListPage>
  );
}
