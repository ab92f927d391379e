import Link from "next/link";
import { phaseAt, seatsText } from "@/components/events/list/event-words";
import { Badge, type Tone } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { IconName } from "@/components/ui/icon";
import { STATUS_WORDS } from "@/lib/events/desk/rules";
import type { DeskEventRowView, DeskRegistrantView } from "@/lib/events/desk/view";
import { type EventPhase, KIND_LABELS } from "@/lib/events/event/rules";
import { formatDate, formatTime, type Zone } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/phone";

const columnsIn = (zone: Zone): Column<DeskRegistrantView>[] => [
  { key: "name", label: "Nama", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: "status", label: "Keadaan", cell: ({ status }) => STATUS_WORDS[status] },
  { key: "people", label: "Orang", numeric: true, cell: ({ people }) => people },
  { key: "came", label: "Hadir", numeric: true, cell: ({ came }) => came ?? "–" },
  { key: "created_at", label: "Terdaftar", cell: ({ created_at }) => formatDate(created_at, zone) },
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

const LOOKS: Record<EventPhase | "deleted", { words: string; tone: Tone; icon: IconName }> = {
  open: { words: "Mendatang", tone: "good", icon: "calendar" },
  full: { words: "Penuh", tone: "wait", icon: "users" },
  running: { words: "Berlangsung", tone: "info", icon: "play" },
  past: { words: "Sudah lewat", tone: "neutral", icon: "clock" },
  cancelled: { words: "Dibatalkan", tone: "bad", icon: "cross-circle" },
  deleted: { words: "Dihapus", tone: "bad", icon: "trash" },
};

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
    {
      key: "date",
      label: "Waktu",
      cell: ({ date, zone }) => (
        <>
          <span className="lg:whitespace-nowrap">{formatDate(date, zone)}</span>{" "}
          <span className="sm:whitespace-nowrap">pukul {formatTime(date, zone)}</span>
        </>
      ),
    },
    { key: "location", label: "Lokasi", cell: ({ location }) => <span className="wrap-anywhere">{location}</span> },
    { key: "kind", label: "Jenis", cell: ({ kind }) => KIND_LABELS[kind] },
    {
      key: "seats",
      label: "Peserta",
      cell: (event) => <span className="lg:whitespace-nowrap">{seatsText(event)}</span>,
    },
    { key: "state", label: "Keadaan", cell: (event) => <EventState event={event} now={new Date(now)} /> },
  ];
  return <DataTable caption="Event" captionHidden columns={columns} rows={events} rowKey={({ id }) => id} />;
}

/** How an event stands, for staff. */
export function EventState({ event, now }: { event: DeskEventRowView; now: Date }) {
  const { words, tone, icon } = LOOKS[event.deleted ? "deleted" : phaseAt(event, now)];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

interface RegistrantListProps {
  people: DeskRegistrantView[];
  /** Whether how to reach them is shown too. */
  contacts: boolean;
  /** Time zone of the event. */
  zone: Zone;
}

/** The people who registered for one event. */
export function RegistrantList({ people, contacts, zone }: RegistrantListProps) {
  return (
    <DataTable
      caption="Pendaftar"
      captionHidden
      columns={contacts ? [...columnsIn(zone), CONTACT] : columnsIn(zone)}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}
