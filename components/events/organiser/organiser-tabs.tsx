"use client";

import Link from "next/link";
import { useState } from "react";
import { CheckInPanel } from "@/components/events/checkin/checkin-panel";
import { useAttendance } from "@/components/events/checkin/use-attendance";
import { ZoneQuestion } from "@/components/events/zone/zone-question";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { Tabs } from "@/components/ui/tabs";
import { attendanceTime, reminderText } from "@/lib/events/attendance/rules";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { eventPath } from "@/lib/events/event/rules";
import { canReportResults } from "@/lib/events/results/rules";
import { formatDate, formatHours } from "@/lib/format/dates";
import { OrganiserChange } from "./organiser-change";
import { OrganiserRegistrants } from "./organiser-registrants";
import { OrganiserResults } from "./organiser-results";
import { OrganiserText } from "./organiser-text";

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
        <h2 className="text-2xl">{event.title}</h2>
        <p className="mt-1 text-ink-soft">
          {formatDate(event.date, event.zone)},{" "}
          <span className="inline-block">{formatHours(event.date, event.ends, event.zone)}</span>
        </p>
        <p className="text-ink-soft">{event.location}</p>
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
          <span className="whitespace-pre-line">{event.cancel_words}</span>
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
            content: <OrganiserRegistrants view={view} token={token} attendance={attendance} onChanged={onChanged} />,
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
