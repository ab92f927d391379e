import { PhotoPicker } from "@/components/photos/photo-picker";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { ResultPhoto } from "@/lib/events/attendance/view";
import { MOST_RESULT_PHOTOS } from "@/lib/events/results/rules";

interface OrganiserPhotosProps {
  /** Takes the focus from the error summary. */
  id: string;
  photos: readonly ResultPhoto[];
  error: string | undefined;
  onChange: (photos: ResultPhoto[]) => void;
  onBusy: (busy: boolean) => void;
}

/** Up to six photos of what was done, one after the other. */
export function OrganiserPhotos({ id, photos, error, onChange, onBusy }: OrganiserPhotosProps) {
  const left = MOST_RESULT_PHOTOS - photos.length;
  return (
    <div id={id} tabIndex={-1} className="grid gap-3">
      {photos.length > 0 ? (
        <ul aria-label="Foto hasil" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, place) => (
            <li key={photo.id} className="grid gap-1">
              <img
                src={photo.url}
                alt={`Foto hasil ${place + 1}`}
                className="aspect-square w-full rounded-sm bg-panel object-cover"
              />
              <Button
                variant="quiet"
                size="small"
                aria-label={`Hapus foto ${place + 1}`}
                onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
              >
                <Icon name="trash" size={18} /> Hapus
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 ? (
        <PhotoPicker
          value={null}
          onChange={(photo) => {
            if (photo) onChange([...photos, photo]);
          }}
          onBusy={onBusy}
          ownCamera
          label="Tambah foto sesudah kegiatan (opsional)"
          hint={`Paling banyak ${MOST_RESULT_PHOTOS} foto; masih dapat ditambah ${left}.`}
        />
      ) : (
        <p className="text-ink-soft">Sudah {MOST_RESULT_PHOTOS} foto. Hapus salah satu untuk menggantinya.</p>
      )}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}
