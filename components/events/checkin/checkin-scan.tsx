"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { registrationOf } from "@/lib/events/attendance/rules";
import { useCamera } from "./checkin-camera";
import { subjectOf } from "./checkin-list";
import type { Attendance } from "./use-attendance";

interface ScanOutcome {
  good: boolean;
  text: string;
  /** So that the same words said again are read again. */
  count: number;
}

/** Ticks off whoever shows their QR code to the camera. */
export function CheckInScan({ attendance }: { attendance: Attendance }) {
  const [on, setOn] = useState(false);
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const problem = useCamera(video, on, (text) => {
    const { good, words } = tickOff(attendance, text);
    setOutcome((old) => ({ good, text: words, count: (old?.count ?? 0) + 1 }));
    navigator.vibrate?.(good ? 80 : [60, 60, 60]);
  });
  // The camera, and what it has read, belong above the fold of a phone.
  useEffect(() => {
    if (on) section.current?.scrollIntoView({ block: "start" });
  }, [on]);
  return (
    <section ref={section} aria-label="Pindai kode QR" className="grid gap-3">
      <Button
        variant={on ? "secondary" : "primary"}
        className="justify-self-start"
        onClick={() => {
          setOn(!on);
          setOutcome(null);
        }}
      >
        <Icon name="camera" /> {on ? "Tutup kamera" : "Pindai kode QR"}
      </Button>
      <div role="status" className={on ? "min-h-14" : undefined}>
        {outcome ? <Notice key={outcome.count} tone={outcome.good ? "good" : "bad"} title={outcome.text} /> : null}
        {on && outcome === null ? (
          <p className="text-ink-soft">Arahkan kamera ke kode QR di halaman pendaftaran peserta.</p>
        ) : null}
      </div>
      {on && problem ? <Notice tone="bad" live="alert" title={problem} /> : null}
      {on ? (
        <video
          ref={video}
          muted
          playsInline
          aria-label="Gambar kamera"
          className="aspect-square w-full max-w-sm rounded-md bg-wedel-900 object-cover"
        />
      ) : null}
    </section>
  );
}

function tickOff({ list, guests, say, sync }: Attendance, text: string): { good: boolean; words: string } {
  const entry = list.entries.find(({ code }) => code === text.trim());
  const guest = entry && guests.find(({ subject }) => subject === subjectOf({ id: entry.id, walkIn: entry.walk_in }));
  if (!guest) {
    if (registrationOf(text) === null) return { good: false, words: "Ini bukan kode absen Sulur." };
    // It may have registered after the list was loaded.
    void sync();
    return { good: false, words: "Belum ada di daftar kegiatan ini. Coba pindai lagi, atau catat namanya di bawah." };
  }
  if (guest.came > 0) return { good: true, words: `${guest.name} sudah tercatat hadir.` };
  say(guest, guest.people);
  return { good: true, words: `${guest.name}, ${guest.people} orang: hadir.` };
}
