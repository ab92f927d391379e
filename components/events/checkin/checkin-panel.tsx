"use client";

import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { ATTENDANCE_REFUSALS, attendanceTime, MOST_CAME } from "@/lib/events/attendance/rules";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { certificatePath } from "@/lib/events/results/rules";
import { readNumber } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { cleanLine } from "@/lib/format/text";
import { countsOf, type Guest, searchGuests } from "./checkin-list";
import { CheckInOffline } from "./checkin-offline";
import { CheckInScan } from "./checkin-scan";
import { changeList, readList } from "./checkin-store";
import type { Attendance } from "./use-attendance";

const EMPTY = { name: "", people: "1" };

interface CheckInRowProps {
  guest: Guest;
  disabled: boolean;
  onSay: (people: number) => void;
}

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

/** Whether what was ticked off here has reached the server, and what has not. */
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

/** One name at the entrance; a group's number is set after it has been ticked off. */
function CheckInRow({ guest, disabled, onSay }: CheckInRowProps) {
  const { name, people, status, came, pending, walkIn, certificate } = guest;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-card px-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
          {walkIn === null ? `Mendaftar ${people} orang` : "Tanpa pendaftaran"}
          {status === "WAITING" ? <Badge tone="wait">Daftar tunggu</Badge> : null}
          {pending ? <Badge tone="wait">Belum terkirim</Badge> : null}
        </p>
      </div>
      {came === 0 ? (
        <Button size="small" disabled={disabled} aria-label={`Hadir: ${name}`} onClick={() => onSay(people)}>
          <Icon name="check" size={18} /> Hadir
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            size="small"
            disabled={disabled || came <= 1}
            aria-label={`Kurangi satu orang: ${name}`}
            onClick={() => onSay(came - 1)}
          >
            <Icon name="minus" size={18} />
          </Button>
          <span className="min-w-24 text-center font-semibold tabular-nums" aria-live="polite">
            {came} hadir
          </span>
          <Button
            variant="secondary"
            size="small"
            disabled={disabled || came >= MOST_CAME}
            aria-label={`Tambah satu orang: ${name}`}
            onClick={() => onSay(came + 1)}
          >
            <Icon name="plus" size={18} />
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            aria-label={`Batalkan kehadiran: ${name}`}
            onClick={() => onSay(0)}
          >
            Batalkan
          </Button>
          {certificate && !pending ? (
            <ButtonLink
              href={certificatePath(certificate)}
              variant="quiet"
              size="small"
              aria-label={`Sertifikat: ${name}`}
            >
              Sertifikat
            </ButtonLink>
          ) : null}
        </div>
      )}
    </li>
  );
}

/** Somebody who came without registering. What the server would refuse is told here, since it may hear of it hours later. */
function CheckInWalkIn({ onAdd }: { onAdd: (name: string, people: number) => void }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<{ name?: string; people?: string }>({});
  const [added, setAdded] = useState("");

  function write(field: keyof typeof EMPTY, text: string) {
    setValues({ ...values, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  }

  function add() {
    const name = cleanLine(values.name);
    const people = readNumber(values.people) ?? 0;
    const wrong = {
      ...(name === "" ? { name: "Nama wajib diisi." } : {}),
      ...(Number.isInteger(people) && people >= 1 && people <= MOST_CAME
        ? {}
        : { people: `Jumlah orang harus 1 sampai ${MOST_CAME}.` }),
    };
    setErrors(wrong);
    if (wrong.name ?? wrong.people) {
      document.getElementById(wrong.name ? "tamu-nama" : "tamu-orang")?.focus();
      return;
    }
    onAdd(name, people);
    setValues(EMPTY);
    setAdded(`${name} tercatat hadir.`);
    document.getElementById("tamu-nama")?.focus();
  }

  return (
    <form
      noValidate
      aria-labelledby="tamu-judul"
      className="grid gap-4 rounded-md border border-line bg-panel p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3 id="tamu-judul" className="text-xl">
        Datang tanpa mendaftar
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
        <Field id="tamu-nama" name="walk_in_name" label="Nama peserta" required error={errors.name}>
          {(control) => (
            <Input
              {...control}
              value={values.name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => write("name", event.target.value)}
            />
          )}
        </Field>
        <Field id="tamu-orang" name="walk_in_people" label="Orang" required error={errors.people}>
          {(control) => (
            <Input
              {...control}
              value={values.people}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              onChange={(event) => write("people", event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          <Icon name="plus" /> Catat hadir
        </Button>
        <p role="status" className="text-ink-soft">
          {added}
        </p>
      </div>
    </form>
  );
}
