import { type Column, DataTable } from "@/components/ui/data-table";
import { STATUS_WORDS } from "@/lib/events/desk/rules";
import type { DeskRegistrantView } from "@/lib/events/desk/view";
import { formatDate } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/phone";

const COLUMNS: Column<DeskRegistrantView>[] = [
  { key: "name", label: "Nama", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: "status", label: "Keadaan", cell: ({ status }) => STATUS_WORDS[status] },
  { key: "people", label: "Orang", numeric: true, cell: ({ people }) => people },
  { key: "came", label: "Hadir", numeric: true, cell: ({ came }) => came ?? "–" },
  { key: "created_at", label: "Terdaftar", cell: ({ created_at }) => formatDate(created_at) },
  {
    key: "message",
    label: "Pesan",
    cell: ({ message }) => <span className="whitespace-pre-line wrap-anywhere">{message ?? "–"}</span>,
  },
];

const CONTACT: Column<DeskRegistrantView> = {
  key: "contact",
  label: "Kontak",
  cell: ({ contact }) => (
    <span className="grid gap-1 wrap-anywhere">
      {contact?.email ? <span>{contact.email}</span> : null}
      {contact?.phone ? <span>{formatPhone(contact.phone)}</span> : null}
      {contact?.email || contact?.phone ? null : "–"}
    </span>
  ),
};

/** Who registered for one event. @param contacts whether how to reach them is shown too */
export function RegistrantList({ people, contacts }: { people: DeskRegistrantView[]; contacts: boolean }) {
  return (
    <DataTable
      caption="Pendaftar"
      captionHidden
      columns={contacts ? [...COLUMNS, CONTACT] : COLUMNS}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}
