"use client";

import { type ComponentProps, useCallback, useEffect, useState } from "react";
import type { DraftPhoto } from "@/components/forms/draft";
import { FieldError } from "@/components/ui/field";
import { PhotoButtons } from "./photo-buttons";
import type { PhotoPicker } from "./photo-picker";
import { UploadLimit } from "./upload-limit";

const loadPicker = () => import("./photo-picker").then(({ PhotoPicker: Picker }) => Picker);

const LABEL = "Foto";
const NOT_LOADED = "Foto belum dapat diolah. Periksa sambungan Anda lalu pilih fotonya lagi.";

interface PhotoFirstProps {
  /** Takes the focus from the error summary. */
  id: string;
  photo: DraftPhoto | null;
  onPhoto: (photo: DraftPhoto | null) => void;
  onBusy: (busy: boolean) => void;
  onPosition: (latitude: number, longitude: number) => void;
  error: string | undefined;
}

/** A photo as the first field of a form: its buttons are there at once, what shrinks and sends it comes with the photo. */
export function PhotoFirst({ id, photo, onPhoto, onBusy, onPosition, error }: PhotoFirstProps) {
  const [picker, setPicker] = useState<{ View: typeof PhotoPicker; opening: File | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const isThere = photo !== null;

  const start = useCallback(
    (opening: File | null) => {
      setFailed(false);
      onBusy(opening !== null);
      loadPicker().then(
        (View) => setPicker({ View, opening }),
        () => {
          setFailed(opening !== null);
          onBusy(false);
        },
      );
    },
    [onBusy],
  );

  // A draft's photo.
  useEffect(() => {
    if (isThere && picker === null) start(null);
  }, [isThere, picker, start]);

  const shared: ComponentProps<typeof PhotoPicker> = {
    value: photo,
    onChange: onPhoto,
    onBusy,
    onPosition,
    label: LABEL,
  };
  return (
    <div id={id} tabIndex={-1}>
      {picker ? (
        <picker.View {...shared} opening={picker.opening} first />
      ) : (
        <fieldset className="min-w-0">
          <legend className="sr-only">{LABEL}</legend>
          <UploadLimit />
          <PhotoButtons first name="photo" text="Pilih foto" onFile={start} />
        </fieldset>
      )}
      {failed ? (
        <div role="alert">
          <FieldError id={`${id}-failed`} text={NOT_LOADED} />
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}
