"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { registrationOf } from "@/lib/events/attendance/rules";
import { subjectOf } from "./checkin-list";
import type { Attendance } from "./use-attendance";

const LOOK_MS = 200;

/** A code that stays before the camera is one person. */
const SAME_CODE_MS = 3_000;

const REFUSALS: Record<string, string> = {
  NotAllowedError:
    "Kamera tidak diizinkan. Izinkan kamera untuk situs ini di pengaturan peramban, atau cari namanya di daftar.",
  NotFoundError: "Perangkat ini tidak punya kamera. Cari namanya di daftar.",
  NotReadableError: "Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu lalu coba lagi.",
};

const UNUSABLE = "Kamera tidak dapat dibuka di peramban ini. Cari namanya di daftar.";

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
    if (registrationOf(text) === null) return { good: false, words: "Ini bukan kode presensi Sulur." };
    // It may have registered after the list was loaded.
    void sync();
    return { good: false, words: "Belum ada di daftar kegiatan ini. Coba pindai lagi, atau catat namanya di bawah." };
  }
  if (guest.came > 0) return { good: true, words: `${guest.name} sudah tercatat hadir.` };
  say(guest, guest.people);
  return { good: true, words: `${guest.name}, ${guest.people} orang: hadir.` };
}

/**
 * Shows the camera in a video element and tells each code that comes before it.
 * @param on whether the camera runs
 * @returns why it cannot
 */
function useCamera(video: RefObject<HTMLVideoElement | null>, on: boolean, onCode: (text: string) => void): string {
  const [problem, setProblem] = useState("");
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    const element = video.current;
    if (!on || !element) return;
    setProblem("");
    const stopped = new AbortController();
    watch(element, stopped.signal, (text) => tell.current(text)).catch((error: unknown) => {
      if (stopped.signal.aborted) return;
      setProblem((error instanceof Error && REFUSALS[error.name]) || UNUSABLE);
    });
    return () => stopped.abort();
  }, [video, on]);
  return problem;
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, tell: (text: string) => void): Promise<void> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new Error("Cameras need https");
  const stream = await mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
  const read = await frameReader();
  const last = { text: "", at: 0 };
  while (!signal.aborted) {
    const text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video).catch(() => null) : null;
    if (text !== null && !signal.aborted && (text !== last.text || performance.now() - last.at > SAME_CODE_MS))
      tell(text);
    if (text !== null) Object.assign(last, { text, at: performance.now() });
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Reads the QR code in one picture of a camera; null where there is none. */
type FrameReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger pictures take longer and show no more of a code that fills the screen. */
const LONGEST_SIDE = 640;

/** The browser's own reader where it has one for QR codes, which costs less battery; else one of ours. */
export async function frameReader(): Promise<FrameReader> {
  const { BarcodeDetector: Kind } = globalThis as { BarcodeDetector?: DetectorKind };
  const formats = await Kind?.getSupportedFormats().catch((): string[] => []);
  if (Kind && formats?.includes("qr_code")) {
    const detector = new Kind({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  return ownReader();
}

async function ownReader(): Promise<FrameReader> {
  const { default: jsQR } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    if (!drawing || width === 0 || height === 0) return null;
    canvas.width = width;
    canvas.height = height;
    drawing.drawImage(video, 0, 0, width, height);
    const { data } = drawing.getImageData(0, 0, width, height);
    return jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? null;
  };
}
