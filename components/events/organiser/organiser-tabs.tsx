"use client";

import Link from "next/link";
import { useState } from "react";
import { CheckInPanel } from "@/components/events/checkin/checkin-panel";
import { type Attendance, useAttendance } from "@/components/events/checkin/use-attendance";
import { ZoneQuestion } from "@/components/events/zone/zone-question";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { Skeletons } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { attendanceTime, reminderText, rosterText } from "@/lib/events/attendance/rules";
import type { ManagedEventView, RosterEntry } from "@/lib/events/attendance/view";
import { eventPath } from "@/lib/events/event/rules";
import { canReportResults } from "@/lib/events/results/rules";
import { formatDate, formatHours } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { OrganiserChange } from "./organiser-change";
import { OrganiserResults } from "./organiser-results";
import { OrganiserText } from "./organiser-text";

const PAGE_SIZE = 50;

export interface OrganiserProps {
  view: ManagedEventView;
  token: string | null;
}

interface OrganiserTabsProps extends OrganiserProps {
  tileUrl: string;
  /** What is shown is what this device kept. */
  offline: boolean;
  onChanged: () => void;
}

/** The parts of the organiser's page; the one that is needed now is open. */
export function OrganiserTabs({ view, token, tileUrl, offline, onChanged }: OrganiserTabsProps) {
  const { event } = view;
  const attendance = useAttendance(event.id, token);
  const [initial] = useState(() => firstTab(view));
  const [opened, setOpened] = useState(initial);
  if (attendance === null) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h2 className="text-2xl wrap-anywhere">{event.title}</h2>
        <p className="mt-1 text-ink-soft">
          {formatDate(event.date, event.zone)},{" "}
          <span className="inline-block">{formatHours(event.date, event.ends, event.zone)}</span>
        </p>
        <p className="wrap-anywhere text-ink-soft">{event.location}</p>
        <Link
          href={eventPath(event.slug)}
          prefetch={false}
          className="mt-2 inline-flex items-center gap-2 py-1 font-semibold text-primary underline underline-offset-4"
        >
          Halaman untuk umum <Icon name="arrow-right" size={18} />
        </Link>
      </header>
      {offline ? (
        <Notice tone="wait" title="Anda sedang tanpa sinyal">
          Yang tampil adalah catatan di perangkat ini. Presensi tetap dapat diisi; yang lain menunggu sinyal.
        </Notice>
      ) : null}
      {view.suggested_zone ? (
        <Notice tone="wait" title={`Apakah jamnya ${event.zone} atau ${view.suggested_zone}?`}>
          <p>
            Tempat ini memakai {view.suggested_zone}, sedangkan jam kegiatan tersimpan sebagai {event.zone}.
          </p>
          <ZoneQuestion event={event} suggested={view.suggested_zone} token={token} onDecided={onChanged} />
        </Notice>
      ) : null}
      {event.cancelled ? (
        <Notice tone="bad" icon="cross-circle" title="Kegiatan ini dibatalkan">
          {event.cancel_words}
        </Notice>
      ) : null}
      <Tabs
        label="Bagian pengelolaan"
        initial={initial}
        onChange={setOpened}
        tabs={[
          {
            id: "pendaftar",
            label: "Pendaftar",
            content: <OrganiserRegistrants view={view} attendance={attendance} />,
          },
          {
            id: "absen",
            label: "Presensi",
            content: <CheckInPanel view={view} attendance={attendance} opened={opened === "absen"} />,
          },
          {
            id: "hasil",
            label: "Hasil",
            content: <OrganiserResults view={view} token={token} guests={attendance.guests} onChanged={onChanged} />,
          },
          { id: "bagikan", label: "Bagikan", content: <OrganiserShare view={view} /> },
          {
            id: "ubah",
            label: "Ubah",
            content: (
              <OrganiserChange
                key={event.zone}
                view={view}
                token={token}
                tileUrl={tileUrl}
                opened={opened === "ubah"}
                onChanged={onChanged}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function firstTab({ event }: ManagedEventView): string {
  const now = new Date();
  const times = {
    startsAt: new Date(event.date),
    endsAt: new Date(event.ends),
    cancelledAt: event.cancelled ? new Date(event.date) : null,
  };
  if (canReportResults(times, now) && times.endsAt <= now && event.results === null) return "hasil";
  return attendanceTime(times, now) === "open" && times.endsAt > now ? "absen" : "pendaftar";
}

/** How people hear of the event: its page, a poster to print, a reminder for the chat. */
function OrganiserShare({ view: { event, url } }: { view: ManagedEventView }) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="bagikan-halaman" className="grid gap-3">
        <h3 id="bagikan-halaman" className="text-xl">
          Halaman kegiatan
        </h3>
        <p className="measure text-ink-soft">Tautan untuk umum, tanpa kunci Anda. Aman disebarkan.</p>
        <ShareButtons url={url} text={`${event.title}, ${formatDate(event.date, event.zone)}`} />
      </section>
      <section aria-labelledby="bagikan-poster" className="grid gap-3">
        <h3 id="bagikan-poster" className="text-xl">
          Poster dengan kode QR
        </h3>
        <p className="measure text-ink-soft">
          Satu lembar A4 untuk papan pengumuman. Kode QR-nya membuka halaman kegiatan ini.
        </p>
        <a
          href={`/api/events/${event.id}/poster`}
          download={`poster-${event.slug}.pdf`}
          className={buttonClass({ variant: "secondary", className: "justify-self-start" })}
        >
          <Icon name="download" /> Unduh poster (PDF)
        </a>
      </section>
      <OrganiserText title="Pengingat untuk grup WhatsApp" text={reminderText(event, url)} />
    </div>
  );
}

/** Who has registered, and the list for the group's chat. */
function OrganiserRegistrants({ view, attendance }: { view: ManagedEventView; attendance: Attendance }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const { entries, loadedAt } = attendance.list;
  const { event } = view;
  const registered = entries.filter(({ walk_in }) => walk_in === null);
  if (loadedAt === null && attendance.failure === null) {
    return <Skeletons heights={["h-40"]} />;
  }
  if (loadedAt === null) return <p role="status">Daftar pendaftar belum dapat dimuat. {attendance.failure?.message}</p>;
  return (
    <div className="grid gap-8">
      <section aria-label="Daftar pendaftar" className="grid gap-4">
        <p>
          <strong>
            {formatCount(event.registered)} dari {formatCount(event.capacity)} peserta
          </strong>{" "}
          terisi{event.waiting > 0 ? `, ${formatCount(event.waiting)} orang dalam daftar tunggu` : ""}.
        </p>
        {registered.length === 0 ? (
          <EmptyState>
            Belum ada yang mendaftar. Bagikan halaman dan poster kegiatan ini agar lebih banyak orang tahu.
          </EmptyState>
        ) : (
          <ol className="grid gap-2">
            {registered.slice(0, shown).map((entry) => (
              <Registrant key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {registered.length > shown ? (
          <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
            Tampilkan {formatCount(Math.min(PAGE_SIZE, registered.length - shown))} lagi
          </Button>
        ) : null}
        <p className="measure text-sm text-ink-faint">
          Nama dan pesan ini hanya untuk menyiapkan kegiatan. Email dan nomor telepon pendaftar tidak ditampilkan; bila
          waktu atau tempat berubah atau kegiatan dibatalkan, Sulur sendiri yang mengabari mereka.
        </p>
      </section>
      <OrganiserText title="Daftar untuk grup WhatsApp" text={rosterText(event, registered)} />
    </div>
  );
}

function Registrant({ entry }: { entry: RosterEntry }) {
  const { name, people, message } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-card px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-faint">{people} orang</p>
      </div>
      <StatusNote entry={entry} />
      {message ? <p className="w-full whitespace-pre-line text-ink-soft">“{message}”</p> : null}
    </li>
  );
}

function StatusNote({ entry }: { entry: RosterEntry }) {
  if (entry.came !== null) {
    return (
      <Badge tone="good" icon="check-circle">
        Hadir {entry.came} orang
      </Badge>
    );
  }
  if (entry.status === "WAITING") {
    return (
      <Badge tone="wait" icon="clock">
        Daftar tunggu
      </Badge>
    );
  }
  if (entry.status === "OFFERED") {
    return (
      <Badge tone="wait" icon="clock">
        Ditawari tempat
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon="check">
      Terdaftar
    </Badge>
  );
}
