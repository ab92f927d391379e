"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { holdPhoto, LOCAL_PHOTO } from "@/components/outbox/held-photos";
import { forgetPhoto, storedPhoto, storePhoto } from "@/components/outbox/stored-photos";
import { fileSize } from "@/lib/format/file-size";
import { isInIndonesia } from "@/lib/geocoding/rules-country";
import type { ErrorBody } from "@/lib/http/error-body";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { photoPath } from "@/lib/photos/rules";
import type { PhotoBox } from "@/lib/photos/schemas";
import type { PhotoView } from "@/lib/photos/view";
import { shrinkPhoto, UnusablePhoto } from "./shrink-photo";

/** A photo over a weak mobile network takes longer than any other request. */
const TIMEOUT_MS = 120_000;

const NO_ANSWER = "Foto belum terkirim karena server tidak menjawab. Periksa koneksi Anda lalu coba lagi.";

interface PhotoPosition {
  latitude: number;
  longitude: number;
}

/** EXIF stands in the first 64 KB segment, after at most a few others. */
const HEAD_BYTES = 256 * 1024;

/** What the parent keeps of a photo that has arrived. */
export interface PhotoValue {
  id: string;
  url: string;
}

export type PhotoStep =
  | { name: "empty" }
  | { name: "shrinking" }
  | { name: "sending"; preview: string; sizes: string; part: number }
  /** `waits` on this device for a signal. */
  | { name: "kept"; preview: string; sizes: string; waits?: boolean }
  /** `photo` is there when sending it once more may help. */
  | { name: "failed"; message: string; preview: string | null; photo: ShrunkPhoto | null };

/** Where a photo of Sulur's own camera was taken; `point` null where the device did not know. */
export interface OwnCamera {
  point: PhotoPosition | null;
}

interface ShrunkPhoto {
  blob: Blob;
  camera: OwnCamera | null;
  /** Stays with the photo, however often it is sent. */
  key: string;
  preview: string;
  sizes: string;
}

const GONE_HERE = "Foto ini sudah tidak ada di perangkat ini. Pilih lagi fotonya.";
const UNEXPECTED = "Foto tidak dapat diolah di peramban ini. Coba foto lain atau kirim tanpa foto.";

/**
 * From a chosen file to a photo on the server; one at a time, a newer choice takes the place of an older one.
 * @param holds where nobody answers the photo waits on this device, with what names it
 */
export function usePhotoUpload(value: PhotoValue | null, onChange: (value: PhotoValue | null) => void, holds = false) {
  const [step, setStep] = useState<PhotoStep>({ name: "empty" });
  const [position, setPosition] = useState<PhotoPosition | null>(null);
  const running = useRef<AbortController | null>(null);
  const preview = useRef<string | null>(null);
  /** Of the photo that was chosen last: with black boxes it is still from there. */
  const made = useRef<OwnCamera | null>(null);

  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
    setPosition(null);
    setStep({ name: "empty" });
  }, []);

  useEffect(
    () => () => {
      running.current?.abort();
      if (preview.current) URL.revokeObjectURL(preview.current);
    },
    [],
  );

  // The parent took the photo back, for instance after the report was sent.
  const isStored = step.name === "kept";
  useEffect(() => {
    if (isStored && value === null) clear();
  }, [isStored, value, clear]);

  async function send(photo: ShrunkPhoto): Promise<void> {
    const signal = begin();
    const { preview, sizes } = photo;
    setStep({ name: "sending", preview, sizes, part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!signal.aborted) setStep({ name: "sending", preview, sizes, part });
      };
      const { id, url } = await oneByOne(() => sendPhoto(photo, onProgress, signal));
      if (signal.aborted) return;
      if (holds) holdPhoto(id, photo.blob);
      if (value) void forgetPhoto(value.id);
      onChange({ id, url });
      setStep({ name: "kept", preview, sizes });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof RequestFailed ? error : new RequestFailed(UNEXPECTED, 0);
      if (holds && failure.status === 0 && navigator.serviceWorker?.controller) {
        const id = `${LOCAL_PHOTO}${photo.key}`;
        holdPhoto(id, photo.blob);
        void storePhoto(id, photo.blob);
        onChange({ id, url: preview });
        return setStep({ name: "kept", preview, sizes, waits: true });
      }
      // 409: the same photo is still being taken in, after an answer that got lost.
      const mayHelp = [0, 409, 429].includes(failure.status) || failure.status >= 500;
      setStep({ name: "failed", message: failure.message, preview, photo: mayHelp ? photo : null });
    }
  }

  // The form was left while its photo waited: it is tried again, and waits on where nobody answers.
  const waiting = step.name === "empty" && value?.id.startsWith(LOCAL_PHOTO) ? value.id : null;
  const sendStored = useRef<(id: string) => Promise<void>>(null);
  useEffect(() => {
    sendStored.current = async (id) => {
      const blob = await storedPhoto(id);
      if (blob === null) {
        onChange(null);
        return setStep({ name: "failed", message: GONE_HERE, preview: null, photo: null });
      }
      holdPhoto(id, blob);
      preview.current = URL.createObjectURL(blob);
      const key = id.slice(LOCAL_PHOTO.length);
      await send({ blob, camera: null, key, preview: preview.current, sizes: fileSize(blob.size) });
    };
  });
  useEffect(() => {
    if (waiting) void sendStored.current?.(waiting);
  }, [waiting]);

  async function choose(file: File, wantsPosition: boolean, camera: OwnCamera | null = null): Promise<void> {
    clear();
    if (value) onChange(null);
    const signal = begin();
    setStep({ name: "shrinking" });
    // A position is a courtesy: whatever goes wrong with it must not stop the photo.
    const found = wantsPosition ? photoPosition(file).catch(() => null) : Promise.resolve(null);
    try {
      const blob = await shrinkPhoto(file);
      if (signal.aborted) return;
      preview.current = URL.createObjectURL(blob);
      const sizes = blob.size < file.size ? `${fileSize(file.size)} → ${fileSize(blob.size)}` : fileSize(blob.size);
      made.current = camera;
      void send({ blob, camera, key: randomKey(), preview: preview.current, sizes });
      // `send` began a run of its own; the position belongs to it as long as nothing newer was chosen.
      const run = running.current;
      const where = await found;
      if (run === running.current && !run?.signal.aborted) setPosition(where);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof UnusablePhoto ? error.message : UNEXPECTED;
      setStep({ name: "failed", message, preview: null, photo: null });
    }
  }

  /**
   * Sends the photo anew with black boxes. The form is without it until that has arrived, and the server at once.
   * @returns false where the boxes cannot be drawn; the photo is then as it was
   */
  async function cover(boxes: PhotoBox[]): Promise<boolean> {
    if (value === null) return true;
    const signal = begin();
    const { burnBoxes } = await import("./burn-boxes");
    const blob = await burnBoxes(preview.current ?? photoPath(value.id, 2048), boxes).catch(() => null);
    if (blob === null || signal.aborted) return blob !== null;
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = URL.createObjectURL(blob);
    const photo = {
      blob,
      camera: made.current,
      key: randomKey(),
      preview: preview.current,
      sizes: fileSize(blob.size),
    };
    const sent = send(photo);
    onChange(null);
    // What cannot be taken back now goes with all that nothing uses.
    fetchJson(`/api/photos/${value.id}`, { method: "DELETE" }).catch(() => {});
    await sent;
    return true;
  }

  return {
    step,
    position,
    cover,
    forgetPosition: () => setPosition(null),
    choose,
    retry: () => {
      if (step.name === "failed" && step.photo) void send(step.photo);
    },
    remove: () => {
      if (value) void forgetPhoto(value.id);
      clear();
      onChange(null);
    },
  };
}

/** Where a photo says it was taken; null when it does not say, or names no place in Indonesia. Read in the browser only. */
async function photoPosition(file: Blob): Promise<PhotoPosition | null> {
  // Fetched only once somebody chooses a photo.
  const { exifPosition } = await import("./exif-position");
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const position = exifPosition(head);
  if (!position || !isInIndonesia(position.latitude, position.longitude)) return null;
  return { latitude: rounded(position.latitude), longitude: rounded(position.longitude) };
}

/** Cameras write seconds, which become endless fractions; six decimals are a tenth of a metre. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}

let lastSent: Promise<unknown> = Promise.resolve();

/** The first answer tells the browser who it is; two photos at once would belong to two strangers. */
function oneByOne<T>(send: () => Promise<T>): Promise<T> {
  const sent = lastSent.then(send);
  lastSent = sent.catch(() => {});
  return sent;
}

/**
 * Sends a photo as the raw body of POST /api/photos. XMLHttpRequest, because fetch cannot tell how much has gone out.
 * @param key the same for the same photo, so that a lost answer keeps nothing twice
 * @param onProgress gets the sent part, 0 to 1
 * @throws RequestFailed; an abort by `signal` is a RequestFailed too
 */
function sendPhoto(
  { blob, key, camera }: ShrunkPhoto,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new RequestFailed(NO_ANSWER, 0));
    if (signal.aborted) return fail();
    request.open("POST", "/api/photos");
    request.setRequestHeader("content-type", blob.type);
    request.setRequestHeader("idempotency-key", key);
    if (camera) request.setRequestHeader("sulur-kamera", cameraHeader(camera));
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      if (request.status === 201) resolve(request.response as PhotoView);
      else reject(refusal(request));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(blob);
  });
}

function cameraHeader({ point }: OwnCamera): string {
  return point ? `${rounded(point.latitude)},${rounded(point.longitude)}` : "tanpa-titik";
}

function refusal(request: XMLHttpRequest): RequestFailed {
  const body = request.response as Partial<ErrorBody> | null;
  return new RequestFailed(body?.message ?? "Foto belum terkirim. Silakan coba lagi.", request.status);
}
