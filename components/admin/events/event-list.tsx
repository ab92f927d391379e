import Link from "next/link";
import { seatsText } from "@/components/events/list/event-words";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { DeskEventRowView } from "@/lib/events/desk/view";
import { KIND_LABELS } from "@/lib/events/event/rules";
import { formatDateTime } from "@/lib/format/dates";
import { EventState } from "./event-state";

/** The desk's events; the title leads to what can be done with one. @param now ISO time of the drawing */
export function DeskEventList({ events, now }: { events: DeskEventRowView[]; now: string }) {
  const columns: Column<DeskEventRowView>[] = [
    {
      key: "title",
      label: "Judul",
      cell: ({ id, title }) => (
        <Link href={`/admin/kegiatan/${id}`} prefetch={false} className="block py-2 wrap-anywhere text-primary">
          {title}
        </Link>
      ),
    },
    { key: "date", label: "Waktu", cell: ({ date, zone }) => formatDateTime(date, zone) },
    { key: "location", label: "Lokasi", cell: ({ location }) => <span className="wrap-anywhere">{location}</span> },
    { key: "kind", label: "Jenis", cell: ({ kind }) => KIND_LABELS[kind] },
    { key: "seats", label: "Peserta", cell: (event) => seatsText(event) },
    { key: "state", label: "Keadaan", cell: (event) => <EventState event={event} now={new Date(now)} /> },
  ];
  return <DataTable caption="Event" captionHidden columns={columns} rows={events} rowKey={({ id }) => id} />;
}
