"use client";

import { useState } from "react";
import type { Attendance } from "@/components/events/checkin/use-attendance";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeletons } from "@/components/ui/skeleton";
import { rosterText } from "@/lib/events/attendance/rules";
import type { RosterEntry } from "@/lib/events/attendance/view";
import { changeReach } from "@/lib/events/registration/rules-reach";
import { formatCount } from "@/lib/format/numbers";
import { OrganiserHeld } from "./organiser-held";
import { OrganiserRelay } from "./organiser-relay";
import type { OrganiserProps } from "./organiser-tabs";
import { OrganiserText } from "./organiser-text";
import { type RegistrantActs, useRegistrants } from "./use-registrants";

const PAGE_SIZE = 50;

interface OrganiserRegistrantsProps extends OrganiserProps {
  attendance: Attendance;
  onChanged: () => void;
}

/** The registrants, and their list as text for a group chat. */
export function OrganiserRegistrants({ view, token, attendance, onChanged }: OrganiserRegistrantsProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const acts = useRegistrants(view.event.id, token, () => {
    onChanged();
    void attendance.sync();
  });
  const { entries, loadedAt } = attendance.list;
  const { event } = view;
  const changeable = !event.cancelled && new Date(event.date) > new Date();
  const registered = entries.filter(({ walk_in }) => walk_in === null);
  if (loadedAt === null && attendance.failure === null) {
    return <Skeletons heights={["h-40"]} />;
  }
  if (loadedAt === null) return <p role="status">Daftar pendaftar belum dapat dimuat. {attendance.failure?.message}</p>;
  return (
    <div className="grid gap-8">
      <OrganiserHeld view={view} acts={acts} />
      <OrganiserRelay view={view} token={token} acts={acts} />
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
              <Registrant key={entry.id} entry={entry} acts={changeable ? acts : null} />
            ))}
          </ol>
        )}
        {registered.length > shown ? (
          <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
            Tampilkan {formatCount(Math.min(PAGE_SIZE, registered.length - shown))} lagi
          </Button>
        ) : null}
        <p className="measure text-sm text-ink-faint">
          Nama dan pesan ini hanya untuk menyiapkan kegiatan. Email tidak ditampilkan, dan nomor hanya selama ada kabar
          yang perlu Anda sampaikan. {changeReach(view.reach)}
        </p>
      </section>
      <OrganiserText title="Daftar untuk grup WhatsApp" text={rosterText(event, registered)} />
    </div>
  );
}

function Registrant({ entry, acts }: { entry: RosterEntry; acts: RegistrantActs | null }) {
  const { name, people, message, same_number: sameNumber } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-card px-4 py-3">
      <div className="min-w-24 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-faint">
          {people} orang{sameNumber ? ", nomornya sama dengan pendaftar lain" : ""}
        </p>
      </div>
      <StatusNote entry={entry} />
      {acts && entry.came === null ? <RegistrantActions entry={entry} acts={acts} /> : null}
      {message ? <p className="w-full whitespace-pre-line text-ink-soft">“{message}”</p> : null}
    </li>
  );
}

function RegistrantActions({ entry: { id, name, status }, acts }: { entry: RosterEntry; acts: RegistrantActs }) {
  return (
    <div className={classNames("flex w-full gap-2 sm:w-auto", status !== "HELD" && "-ml-3 sm:ml-0")}>
      {status === "HELD" ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Terima: ${name}`}
          busy={acts.busy === `accept-${id}`}
          onClick={() =>
            acts.decide(`accept-${id}`, { action: "accept", registration_id: id }, () => `${name} diterima.`)
          }
        >
          Terima
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        aria-label={`Keluarkan: ${name}`}
        busy={acts.busy === `remove-${id}`}
        onClick={() =>
          acts.decide(
            `remove-${id}`,
            { action: "remove", registration_id: id, network: false },
            () => `${name} dikeluarkan.`,
          )
        }
      >
        Keluarkan
      </Button>
    </div>
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
  if (entry.status === "HELD") {
    return (
      <Badge tone="wait" icon="clock">
        Menunggu Anda
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
