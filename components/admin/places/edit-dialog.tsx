"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/admin/desk/kind";
import { SaveButtons, takesFocus } from "@/components/admin/desk/words-dialog";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import type { PickedPoint } from "@/components/map/coordinates";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { fetchJson } from "@/lib/http/fetch-json";
import { PLACE_KIND_LABELS, PLACE_KINDS } from "@/lib/places/rules";
import type { DeskPlaceView } from "@/lib/places/view";

const FIELDS = ["name", "kind", "description"] as const;
const KINDS = PLACE_KINDS.map((kind) => ({ value: kind, label: PLACE_KIND_LABELS[kind] }));

type EditDialogProps = Pick<DialogProps<DeskPlaceView, never>, "item" | "tileUrl" | "onClose" | "onSaved">;

/** All that a place says of itself. It stays open until the server has taken it, with what the server finds wrong. */
export function EditDialog({ item: place, tileUrl, onClose, onSaved }: EditDialogProps) {
  const [point, setPoint] = useState<PickedPoint>(place);
  const [photo, setPhoto] = useState(place.photo && { id: place.photo.id, url: place.photo.medium });
  const [photoBusy, setPhotoBusy] = useState(false);
  const { state, form } = useSubmit(FIELDS, {
    check: ({ name }): Refusal | null => {
      if (name.trim() === "") return { message: "", errors: { name: "Nama lokasi wajib diisi." } };
      return photoBusy ? { message: "Foto masih dikirim. Tunggu sebentar lalu simpan lagi.", errors: {} } : null;
    },
    send: async (values) => {
      const started = Date.now();
      const { latitude, longitude, approximate = false } = point;
      const body = {
        ...values,
        latitude,
        longitude,
        approximate,
        photo_id: photo?.id ?? null,
        seen_at: place.updatedAt,
      };
      const answer = await fetchJson<DeskPlaceView>(`/api/admin/places/${place.id}`, { method: "PATCH", body });
      return { answer, started };
    },
    onSent: ({ answer, started }) => {
      if (answer.updatedAt === place.updatedAt) onClose();
      else onSaved(answer, started);
    },
    failed: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const misplaced = state.errors.latitude ?? state.errors.longitude;
  return (
    <Dialog open onClose={onClose} title="Sunting lokasi">
      <form
        {...form}
        aria-label={`Sunting ${place.name}`}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        className="grid gap-5"
      >
        <SubmitOutcome state={state} idPrefix="edit-" />
        <Field name="name" id="edit-name" label="Nama lokasi" required error={state.errors.name}>
          {(control) => (
            <Input {...control} ref={takesFocus} defaultValue={place.name} maxLength={120} autoComplete="off" />
          )}
        </Field>
        <Field name="kind" id="edit-kind" label="Jenis lokasi" required error={state.errors.kind}>
          {(control) => <Select {...control} options={KINDS} defaultValue={place.kind} />}
        </Field>
        <Field name="description" id="edit-description" label="Deskripsi" error={state.errors.description}>
          {(control) => <Textarea {...control} defaultValue={place.description} rows={4} maxLength={2000} />}
        </Field>
        <div id="edit-latitude" tabIndex={-1}>
          <PlacePicker
            value={point}
            onChange={(next) => next && setPoint(next)}
            tileUrl={tileUrl}
            searchText={place.name}
            hint="Geser pin, ketuk peta, atau cari nama tempat."
            withDevice={false}
            required
          />
          {misplaced ? <FieldError id="edit-latitude-error" text={misplaced} /> : null}
        </div>
        <div id="edit-photo_id" tabIndex={-1}>
          <PhotoPicker value={photo} onChange={setPhoto} onBusy={setPhotoBusy} label="Foto (opsional)" />
          {state.errors.photo_id ? <FieldError id="edit-photo-error" text={state.errors.photo_id} /> : null}
        </div>
        <SaveButtons busy={state.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
