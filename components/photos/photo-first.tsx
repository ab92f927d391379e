"use client";

import { useCallback, useEffect, useState } from "react";
import type { DraftPhoto } from "@/components/forms/form-draft";
import { FieldError } from "@/components/ui/field";
import { PhotoButtons } from "./photo-buttons";
import type { PhotoSet } from "./photo-set";
import { UploadLimit } from "./upload-limit";

const loadSet = () => import("./photo-set").then(({ PhotoSet: Photos }) => Photos);

const LABEL = "Foto";
const NOT_LOADED = "Foto gagal dimuat. Pilih lagi fotonya.";

/** Whether a photo is on its way, or one of several did not arrive. */
export type PhotosState = "busy" | "missing" | "done";

interface PhotoFirstProps {
  /** Takes the focus from the error summary. */
  id: string;
  photos: readonly DraftPhoto[];
  onPhotos: (photos: DraftPhoto[]) => void;
  onState: (state: PhotosState) => void;
  onPosition: (latitude: number, longitude: number) => void;
  error: string | undefined;
  /** From another app; each list once. */
  given: File[];
}

/** Photos as the first field of a form: its buttons are there at once, what shrinks and sends it comes with the photo. */
export function PhotoFirst({ id, photos, onPhotos, onState, onPosition, error, given }: PhotoFirstProps) {
  const [picker, setPicker] = useState<{ View: typeof PhotoSet; opening: File[] } | null>(null);
  const [failed, setFailed] = useState(false);
  const isThere = photos.length > 0;

  const start = useCallback(
    (opening: File[]) => {
      setFailed(false);
      onState(opening.length > 0 ? "busy" : "done");
      loadSet().then(
        (View) => setPicker({ View, opening }),
        () => {
          setFailed(opening.length > 0);
          onState("done");
        },
      );
    },
    [onState],
  );

  useEffect(() => {
    if (given.length > 0) start(given);
  }, [given, start]);

  // A draft's photo.
  useEffect(() => {
    if (isThere && picker === null) start([]);
  }, [isThere, picker, start]);

  return (
    <div id={id} tabIndex={-1}>
      {picker ? (
        <picker.View {...{ photos, onPhotos, onState, onPosition }} label={LABEL} opening={picker.opening} />
      ) : (
        <fieldset className="min-w-0">
          <legend className="sr-only">{LABEL}</legend>
          <UploadLimit />
          <PhotoButtons first name="photo" multiple text="Pilih foto" onFile={(file, more) => start([file, ...more])} />
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
