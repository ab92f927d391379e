"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PhotoButtons } from "./photo-buttons";
import { PhotoPreview } from "./photo-preview";
import { UploadLimit } from "./upload-limit";
import { type PhotoStep, type PhotoValue, usePhotoUpload } from "./use-photo-upload";

interface PhotoPickerProps {
  value: PhotoValue | null;
  onChange: (value: PhotoValue | null) => void;
  /** Given: a position inside the photo is offered, and handed over only when the person agrees. */
  onPosition?: (latitude: number, longitude: number) => void;
  /** Told when a photo is on its way and when it no longer is, so that a form does not leave without it. */
  onBusy?: (busy: boolean) => void;
  label: string;
  hint?: string;
  /** Chosen before this was loaded. */
  opening?: File | null;
  /** Above all other fields, with buttons as large as what a form begins with. */
  first?: boolean;
}

const GONE = "Foto ini sudah tidak tersimpan di server. Pilih lagi fotonya.";
const POSITION_TAKEN = "Titik dari foto dipakai sebagai lokasi.";

/** Takes or chooses one photo, shrinks it in the browser and sends it at once. */
export function PhotoPicker({ value, onChange, onPosition, onBusy, label, hint, opening, first }: PhotoPickerProps) {
  const id = useId();
  const upload = usePhotoUpload(value, onChange);
  const [note, setNote] = useState({ error: "", status: "" });
  const chooser = useRef<HTMLInputElement>(null);
  const { step, position } = upload;
  const busy = step.name === "shrinking" || step.name === "sending";
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const picture = pictureOf(step, value);
  const error = step.name === "failed" ? step.message : note.error;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
  const isThere = picture !== null || step.name === "shrinking";

  function choose(file: File): void {
    setNote({ error: "", status: "" });
    void upload.choose(file, onPosition !== undefined);
  }

  const begin = useRef(() => {
    if (opening) choose(opening);
  });
  useEffect(() => begin.current(), []);

  function remove(): void {
    upload.remove();
    setNote({ error: "", status: "Foto dihapus." });
    chooser.current?.focus();
  }

  function forgetMissing(): void {
    upload.remove();
    setNote({ error: GONE, status: "" });
  }

  return (
    <fieldset className="min-w-0">
      <legend className={first ? "sr-only" : "mb-1 font-semibold"}>{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-faint">
          {hint}
        </p>
      ) : null}
      <UploadLimit />
      <div className="grid gap-3">
        {isThere ? (
          <PhotoPreview
            picture={picture}
            step={step}
            onRetry={upload.retry}
            onRemove={remove}
            onMissing={forgetMissing}
          />
        ) : null}
        {position && onPosition ? (
          <PositionOffer
            onAccept={() => {
              onPosition(position.latitude, position.longitude);
              upload.forgetPosition();
              setNote({ error: "", status: POSITION_TAKEN });
            }}
            onDecline={upload.forgetPosition}
          />
        ) : null}
        <PhotoButtons
          first={first && !isThere}
          text={isThere ? "Ganti foto" : "Pilih foto"}
          describedBy={described}
          chooser={chooser}
          onFile={choose}
        />
      </div>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      ) : null}
      <p role="status" className={note.status === POSITION_TAKEN ? "mt-2 text-sm text-primary" : "sr-only"}>
        {note.status || announcement(step)}
      </p>
    </fieldset>
  );
}

function pictureOf(step: PhotoStep, value: PhotoValue | null): string | null {
  if (step.name === "empty") return value?.url ?? null;
  return step.name === "shrinking" ? null : step.preview;
}

function announcement(step: PhotoStep): string {
  if (step.name === "shrinking") return "Mengecilkan foto…";
  if (step.name === "sending") return "Mengirim foto…";
  return step.name === "kept" ? `Foto terkirim. Ukuran ${step.sizes}.` : "";
}

/** The photo holds a position: it goes nowhere unless the person takes it as the place. */
function PositionOffer(props: { onAccept: () => void; onDecline: () => void }) {
  return (
    <Notice tone="info" icon="pin" live="status" title="Foto ini menyimpan titik lokasi. Gunakan sebagai lokasi?">
      <p className="text-sm">Titik itu hanya dibaca di peramban Anda dan tidak ikut terkirim bersama foto.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={props.onAccept}>
          Gunakan titik foto
        </Button>
        <Button variant="quiet" size="small" onClick={props.onDecline}>
          Jangan gunakan
        </Button>
      </div>
    </Notice>
  );
}
