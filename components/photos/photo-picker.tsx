"use client";

import { useEffect, useId, useRef, useState } from "react";
import { LOCAL_PHOTO } from "@/components/outbox/held-photos";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useQuestion } from "@/components/ui/use-question";
import { photoPath } from "@/lib/photos/rules";
import type { PhotoBox } from "@/lib/photos/schemas";
import { PhotoButtons } from "./photo-buttons";
import { PhotoPreview } from "./photo-preview";
import { UploadLimit } from "./upload-limit";
import { type OwnCamera, type PhotoStep, type PhotoValue, usePhotoUpload } from "./use-photo-upload";

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
  /** One of several: another is added instead of taking its place. */
  among?: boolean;
  /** The others that were chosen together with it. */
  onMore?: (files: File[]) => void;
  /** In place of the focus on the button that chooses another. */
  onRemoved?: () => void;
  /** Faces and number plates can be covered. */
  coverable?: boolean;
  /** Of a claim that something is mended: Sulur's own camera says when and how near it was taken. */
  ownCamera?: boolean;
  /** The form may wait on this device for a signal, and the photo with it. */
  holds?: boolean;
}

const loadCamera = () => import("./own-camera").then(({ OwnCameraDialog }) => OwnCameraDialog);
const loadCover = () => import("./cover-dialog").then(({ CoverDialog }) => CoverDialog);

const NOT_LOADED = "Alat penutup belum dapat dimuat. Periksa sambungan Anda lalu coba lagi.";
const CAMERA_NOT_LOADED = "Kamera Sulur belum dapat dimuat. Periksa sambungan Anda lalu coba lagi.";
const NOT_COVERED = "Kotak hitam belum dapat digambar di peramban ini. Hapus fotonya atau pilih foto lain.";
const GONE = "Foto ini sudah tidak tersimpan di server. Pilih lagi fotonya.";
const POSITION_TAKEN = "Titik dari foto dipakai sebagai lokasi.";

/** Takes or chooses one photo, shrinks it in the browser and sends it at once. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { value, onChange, onPosition, onBusy, label, hint, opening, first, among = false, onMore } = props;
  const id = useId();
  const upload = usePhotoUpload(value, onChange, props.holds);
  const { Question: Cover, prepareQuestion: prepareCover } = useQuestion(loadCover);
  const { Question: Camera, prepareQuestion: prepareCamera } = useQuestion(loadCamera);
  const [aiming, setAiming] = useState(false);
  const [covering, setCovering] = useState(false);
  const [note, setNote] = useState({ error: "", status: "" });
  const chooser = useRef<HTMLInputElement>(null);
  const { step, position } = upload;
  const busy = step.name === "shrinking" || step.name === "sending";
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const picture = pictureOf(step, value);
  const error = step.name === "failed" ? step.message : note.error;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
  const isThere = picture !== null || step.name === "shrinking";

  function choose(file: File, camera: OwnCamera | null = null): void {
    setNote({ error: "", status: "" });
    void upload.choose(file, onPosition !== undefined, camera);
  }

  async function openCamera(): Promise<void> {
    if (await prepareCamera()) setAiming(true);
    else setNote({ error: CAMERA_NOT_LOADED, status: "" });
  }

  const begin = useRef(() => {
    if (opening) choose(opening);
  });
  useEffect(() => begin.current(), []);

  function remove(): void {
    upload.remove();
    setNote({ error: "", status: "Foto dihapus." });
    if (props.onRemoved) props.onRemoved();
    else chooser.current?.focus();
  }

  async function openCover(): Promise<void> {
    setNote({ error: "", status: "" });
    if (await prepareCover()) setCovering(true);
    else setNote({ error: NOT_LOADED, status: "" });
  }

  async function cover(boxes: PhotoBox[]): Promise<void> {
    setCovering(false);
    if (!(await upload.cover(boxes))) setNote({ error: NOT_COVERED, status: "" });
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
            onCover={props.coverable && value !== null ? () => void openCover() : null}
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
        {among && isThere ? null : (
          <PhotoButtons
            first={first && !isThere}
            text={isThere ? "Ganti foto" : "Pilih foto"}
            describedBy={described}
            chooser={chooser}
            multiple={onMore !== undefined}
            camera={
              props.ownCamera ? (
                <Button variant="secondary" onClick={() => void openCamera()}>
                  <Icon name="camera" /> Kamera Sulur
                </Button>
              ) : undefined
            }
            onFile={(file, more) => {
              choose(file);
              if (more.length > 0) onMore?.(more);
            }}
          />
        )}
      </div>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      ) : null}
      {Camera && aiming ? (
        <Camera
          onClose={() => setAiming(false)}
          onPhoto={(file, camera) => {
            setAiming(false);
            choose(file, camera);
          }}
        />
      ) : null}
      {Cover && covering && value ? (
        <Cover
          src={step.name === "kept" ? step.preview : photoPath(value.id, 2048)}
          alt="Foto yang akan dikirim"
          onCover={(boxes) => void cover(boxes)}
          onClose={() => setCovering(false)}
        />
      ) : null}
      <p role="status" className={note.status === POSITION_TAKEN ? "mt-2 text-sm text-primary" : "sr-only"}>
        {note.status || announcement(step)}
      </p>
    </fieldset>
  );
}

function pictureOf(step: PhotoStep, value: PhotoValue | null): string | null {
  if (step.name === "empty") return value && !value.id.startsWith(LOCAL_PHOTO) ? value.url : null;
  return step.name === "shrinking" ? null : step.preview;
}

function announcement(step: PhotoStep): string {
  if (step.name === "shrinking") return "Mengecilkan foto…";
  if (step.name === "sending") return "Mengirim foto…";
  if (step.name !== "kept") return "";
  return step.waits ? "Foto menunggu sinyal." : `Foto terkirim. Ukuran ${step.sizes}.`;
}

/** The photo holds a position: it is used only when the person takes it as the place. */
function PositionOffer(props: { onAccept: () => void; onDecline: () => void }) {
  return (
    <Notice tone="info" icon="pin" live="status" title="Foto ini menyimpan titik lokasi. Gunakan sebagai lokasi?">
      <p className="text-sm">Data lokasi di dalam foto tidak kami simpan.</p>
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
