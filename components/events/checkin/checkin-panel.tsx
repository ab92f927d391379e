"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { ATTENDANCE_REFUSALS, attendanceTime } from "@/lib/events/attendance/rules";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { formatCount } from "@/lib/format/numbers";
import { countsOf, searchGuests } from "./checkin-list";
import { CheckInOffline } from "./checkin-offline";
import { CheckInRow } from "./checkin-row";
import { CheckInScan } from "./checkin-scan";
import { changeList, readList } from "./checkin-store";
import { CheckInWalkIn } from "./checkin-walk-in";
import type { Attendance } from "./use-attendance";

const PAGE_SIZE = 40;

interface CheckInPanelProps {
  view: ManagedEventView;
  attendance: Attendance;
  /** Whether its tab has been opened; only then is the list kept on the device. */
  opened: boolean;
}

/** At the entrance: by QR code, by name, or somebody who has not registered. It goes on without a signal. */
export function CheckInPanel({ view: { event }, attendance, opened }: CheckInPanelProps) {
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(PAGE_SIZE);
  const { guests, say } = attendance;
  const { id } = event;
  useEffect(() => {
    const list = readList(id);
    if (opened && list && !list.lasting) changeList(id, () => ({ ...list, lasting: true }));
  }, [opened, id]);

  const times = {
    startsAt: new Date(event.date),
    endsAt: new Date(event.ends),
    cancelledAt: event.cancelled ? new Date(event.date) : null,
  };
  const refusal = ATTENDANCE_REFUSALS[attendanceTime(times, new Date())];
  const found = searchGuests(guests, search);
  const counts = countsOf(guests);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <p className="font-display text-3xl tabular-nums">{formatCount(counts.people)} orang hadir</p>
        <p className="text-ink-soft">
          {formatCount(counts.names)} dari {formatCount(counts.registered)} pendaftar
        </p>
      </div>
      {refusal === null ? null : <Notice tone="wait" title={refusal} />}
      <CheckInSync attendance={attendance} />
      {refusal === null ? <CheckInScan attendance={attendance} /> : null}
      <section aria-label="Daftar hadir" className="grid gap-4">
        <div className="max-w-md">
          <label htmlFor="cari-nama" className="mb-1 block font-semibold">
            Cari nama
          </label>
          <Input
            id="cari-nama"
            type="search"
            value={search}
            autoComplete="off"
            onChange={(change) => {
              setSearch(change.target.value);
              setShown(PAGE_SIZE);
            }}
          />
        </div>
        {found.length > 0 ? (
          <ul className="grid gap-2">
            {found.slice(0, shown).map((guest) => (
              <CheckInRow
                key={guest.subject}
                guest={guest}
                disabled={refusal !== null}
                onSay={(people) => say(guest, people)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState>
            {guests.length === 0 ? "Belum ada nama di daftar ini." : "Tidak ada nama yang cocok di daftar ini."}
          </EmptyState>
        )}
        {found.length > shown ? (
          <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
            Tampilkan {formatCount(Math.min(PAGE_SIZE, found.length - shown))} nama lagi
          </Button>
        ) : null}
      </section>
      {refusal === null ? <CheckInWalkIn onAdd={attendance.addWalkIn} /> : null}
      <CheckInOffline id={id} opened={opened} attendance={attendance} />
    </div>
  );
}

/** Whether the attendance on this device has reached the server. */
function CheckInSync({ attendance }: { attendance: Attendance }) {
  const { list, syncing, failure, refused, keeps, sync } = attendance;
  const waiting = Object.keys(list.waiting).length;
  return (
    <div className="grid gap-3">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Icon name={waiting === 0 && !failure ? "check-circle" : "clock"} size={18} />
          {stateWords(waiting, failure !== null)}
        </p>
        {failure ? (
          <Button variant="secondary" size="small" busy={syncing} onClick={() => void sync()}>
            <Icon name="refresh" size={18} /> Coba kirim sekarang
          </Button>
        ) : null}
      </div>
      {failure && failure.status !== 0 ? <Notice tone="bad" title={failure.message} /> : null}
      {refused.length > 0 ? (
        <Notice tone="bad" live="alert" title={`Belum tercatat: ${refused.join(", ")}`}>
          Pendaftarannya sudah dibatalkan atau tidak ada lagi. Catat sebagai peserta tanpa pendaftaran.
        </Notice>
      ) : null}
      {keeps ? null : (
        <Notice tone="bad" live="alert" title="Peramban ini tidak dapat menyimpan catatan">
          Biarkan halaman ini terbuka sampai semua catatan terkirim.
        </Notice>
      )}
    </div>
  );
}

function stateWords(waiting: number, failed: boolean): string {
  if (waiting > 0) return `${waiting} catatan tersimpan di perangkat ini, menunggu terkirim.`;
  return failed ? "Semua catatan terkirim. Daftar belum dapat diperbarui." : "Semua catatan sudah terkirim.";
}
