import { useRef, useState } from "react";
import type { DialogProps } from "@/components/admin/desk/kind";
import { DialogButtons, submitByKeys, takesFocus } from "@/components/admin/desk/words-dialog";
import { Form } from "@/components/forms/form";
import { photoOf } from "@/components/forms/form-photo";
import { useForm } from "@/components/forms/use-form";
import type { Refusal } from "@/components/forms/use-submission";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { fetchJson } from "@/lib/http/fetch-json";
import { PLACE_EDIT } from "@/lib/places/fields";
import type { DeskPlaceView } from "@/lib/places/view";

type EditDialogProps = Pick<DialogProps<DeskPlaceView, never>, "item" | "tileUrl" | "onClose" | "onSaved">;

const PHOTO_UNDERWAY: Refusal = { message: "Foto masih dikirim. Tunggu sebentar lalu simpan lagi.", errors: {} };

/** All fields of a place. It stays open until the server has taken it, with the errors that the server finds. */
export function EditDialog({ item: place, tileUrl, onClose, onSaved }: EditDialogProps) {
  const { name, kind, description, latitude, longitude, approximate } = place;
  const [photoBusy, setPhotoBusy] = useState(false);
  const started = useRef(0);
  const form = useForm<typeof PLACE_EDIT, DeskPlaceView>(PLACE_EDIT, {
    initial: { name, kind, description },
    place: { latitude, longitude, approximate },
    photo: place.photo && { id: place.photo.id, url: place.photo.medium },
    idPrefix: "edit-",
    trusted: true,
    whole: true,
    again: true,
    more: ({ place: point, photo }) => ({
      latitude,
      longitude,
      approximate: false,
      ...point,
      photo_id: photo?.id ?? null,
      seen_at: place.updatedAt,
    }),
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    onSending: () => {
      started.current = Date.now();
    },
    send: (body) => fetchJson<DeskPlaceView>(`/api/admin/places/${place.id}`, { method: "PATCH", body }),
    onSent: (answer) => (answer.updatedAt === place.updatedAt ? onClose() : onSaved(answer, started.current)),
    unexplained: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const pointId = form.idOf("latitude");
  const pointError = form.problems[pointId];
  const { id: photoId, photo, onPhoto, error: photoError } = photoOf(form);
  return (
    <Dialog open onClose={onClose} title="Sunting lokasi">
      <Form
        of={form}
        label={`Sunting ${name}`}
        className="grid gap-5"
        onKeyDown={submitByKeys}
        note={null}
        send="Simpan perubahan"
        sending="Menyimpan…"
        look={{}}
        frame={(button) => <DialogButtons onClose={onClose}>{button}</DialogButtons>}
      >
        {form.field("name", { ref: takesFocus, hint: null })}
        {form.field("kind", { placeholder: undefined })}
        {form.field("description", { hint: null })}
        <div id={pointId} tabIndex={-1}>
          <PlacePicker
            value={form.draft.place}
            onChange={(next) => {
              if (next === null) return;
              form.change({ place: next });
              form.clearErrors("latitude", "longitude");
            }}
            tileUrl={tileUrl}
            searchText={name}
            hint="Geser pin, tekan peta, atau cari nama tempat."
            withDevice={false}
            required
          />
          {pointError ? <FieldError id={`${pointId}-error`} text={pointError} /> : null}
        </div>
        <div id={photoId} tabIndex={-1}>
          <PhotoPicker value={photo} onChange={onPhoto} onBusy={setPhotoBusy} label="Foto (opsional)" />
          {photoError ? <FieldError id={`${photoId}-error`} text={photoError} /> : null}
        </div>
      </Form>
    </Dialog>
  );
}
