import type { DraftPhoto } from "@/components/forms/draft";
import { WhenNear } from "@/components/forms/when-near";
import { FieldError } from "@/components/ui/field";

const loadPicker = () => import("./photo-picker").then(({ PhotoPicker }) => PhotoPicker);

interface PhotoFieldProps {
  /** Takes the focus from the error summary. */
  id: string;
  photo: DraftPhoto | null;
  onPhoto: (photo: DraftPhoto | null) => void;
  onBusy: (busy: boolean) => void;
  /** Where the photo says that it was taken. */
  onPosition: (latitude: number, longitude: number) => void;
  hint: string;
  error: string | undefined;
}

/** A form's photo; what shrinks and sends it is loaded when it comes near the screen. */
export function PhotoField({ id, photo, onPhoto, onBusy, onPosition, hint, error }: PhotoFieldProps) {
  return (
    <div id={id} tabIndex={-1}>
      <WhenNear
        label="Pilihan foto"
        load={loadPicker}
        className="min-h-40"
        props={{ value: photo, onChange: onPhoto, onBusy, onPosition, label: "Foto (opsional)", hint }}
      />
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}
