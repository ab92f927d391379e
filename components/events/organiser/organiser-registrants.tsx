"use client";

import { useState } from "react";
import type { Attendance } from "@/components/events/checkin/use-attendance";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { rosterText } from "@/lib/events/attendance/rules";
import type { ManagedEventView, RosterEntry } from "@/lib/events/attendance/view";
import { formatCount } from "@/lib/format/numbers";
import { OrganiserText } from "./organiser-text";

const PAGE_SIZE = 50;

/** Who has registered, and the list for the group's chat. */
export function OrganiserRegistrants({ view, attendance }: { view: ManagedEventView; attendance: Attendance }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const { entries, loadedAt } = attendance.list;
  const { event } = view;
  const registered = entries.filter(({ walk_in }) => walk_in === null);
  if (loadedAt === null && attendance.failure === null) {
    return (
      <>
        <SkeletonStatus />
        <Skeleton className="h-40" />
      </>
    );
  }
  if (loadedAt === null) return <p role="status">Daftar pendaftar belum dapat dimuat. {attendance.failure?.message}</p>;
  return (
    <div className="grid gap-8">
      <section aria-label="Daftar pendaftar" className="grid gap-4">
        <p>
          <strong>
            {formatCount(event.registered)} dari {formatCount(event.capacity)} kursi
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
        Ditawari kursi
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon="check">
      Terdaftar
    </Badge>
  );
}
