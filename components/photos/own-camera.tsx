"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { OwnCamera } from "./use-photo-upload";

interface OwnCameraDialogProps {
  onPhoto: (file: File, camera: OwnCamera) => void;
  onClose: () => void;
}

const LARGE = { facingMode: "environment", width: { ideal: 2048 }, height: { ideal: 1536 } };
/** A position that is less certain than this says nothing about who stood where. */
const CERTAIN_METERS = 200;
const NO_CAMERA = "Kamera tidak dapat dibuka. Izinkan kamera di pengaturan peramban, atau pilih foto yang sudah ada.";
const POSITION = {
  sought: "Mencari posisi Anda…",
  known: "Posisi ditemukan. Yang ditampilkan hanya jaraknya ke titik, bukan posisi Anda.",
  unknown: "Posisi tidak diketahui, jadi jaraknya tidak ikut ditampilkan.",
};

/** Takes a photo here and now, so that neighbours are told when and how near. What comes out of a gallery cannot pass as that. */
export function OwnCameraDialog({ onPhoto, onClose }: OwnCameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const point = useRef<OwnCamera["point"]>(null);
  const [state, setState] = useState<"opening" | "open" | "failed">("opening");
  const [position, setPosition] = useState<keyof typeof POSITION>("sought");

  useEffect(() => {
    let stream: MediaStream | null = null;
    let closed = false;
    async function open(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: LARGE });
      if (closed) return stop();
      const picture = video.current;
      if (picture) picture.srcObject = stream;
    }
    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    open().catch(() => setState("failed"));
    if (!("geolocation" in navigator)) setPosition("unknown");
    const watch = navigator.geolocation?.watchPosition(
      ({ coords }) => {
        if (coords.accuracy > CERTAIN_METERS) return;
        point.current = { latitude: coords.latitude, longitude: coords.longitude };
        setPosition("known");
      },
      () => setPosition("unknown"),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
    return () => {
      closed = true;
      stop();
      if (watch !== undefined) navigator.geolocation.clearWatch(watch);
    };
  }, []);

  function take(): void {
    const picture = video.current;
    if (!picture) return;
    const canvas = document.createElement("canvas");
    canvas.width = picture.videoWidth;
    canvas.height = picture.videoHeight;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    canvas.toBlob(
      (blob) => {
        if (blob) onPhoto(new File([blob], "kamera.jpg", { type: blob.type }), { point: point.current });
        else setState("failed");
      },
      "image/jpeg",
      0.9,
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Kamera Sulur"
      footer={
        <Button disabled={state !== "open"} onClick={take}>
          <Icon name="camera" /> Ambil foto
        </Button>
      }
    >
      {state === "failed" ? (
        <Notice tone="bad" live="alert">
          {NO_CAMERA}
        </Notice>
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label="Yang dilihat kamera"
          onPlaying={() => setState("open")}
          className="aspect-[4/3] w-full rounded-md bg-panel object-contain"
        />
      )}
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {POSITION[position]}
      </p>
    </Dialog>
  );
}
