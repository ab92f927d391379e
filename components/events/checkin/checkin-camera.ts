"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { frameReader } from "./checkin-frames";

const LOOK_MS = 200;
/** A code that stays before the camera is one person. */
const SAME_CODE_MS = 3_000;

const REFUSALS: Record<string, string> = {
  NotAllowedError:
    "Kamera tidak diizinkan. Izinkan kamera untuk situs ini di setelan peramban, atau cari namanya di daftar.",
  NotFoundError: "Peranti ini tidak punya kamera. Cari namanya di daftar.",
  NotReadableError: "Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu lalu coba lagi.",
};
const UNUSABLE = "Kamera tidak dapat dibuka di peramban ini. Cari namanya di daftar.";

/**
 * Shows the camera in a video element and tells each code that comes before it.
 * @param on whether the camera runs
 * @returns why it cannot
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
  onCode: (text: string) => void,
): string {
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
