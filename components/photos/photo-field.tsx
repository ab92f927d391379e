import type { DraftPhoto } from "@/components/forms/form-draft";
import { WhenNear } from "@/components/forms/when-near";
import { buttonClass } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon, type IconName } from "@/components/ui/icon";
import { UploadLimit } from "./upload-limit";

const loadPicker = () => import("./photo-picker").then(({ PhotoPicker }) => PhotoPicker);

interface PhotoFieldProps {
  /** Takes the focus from the error summary. */
  id: string;
  photo: DraftPhoto | null;
  onPhoto: (photo: DraftPhoto | null) => void;
  onBusy: (busy: boolean) => void;
  /** Given: where the photo says that it was taken is offered. */
  onPosition?: (latitude: number, longitude: number) => void;
  label?: string;
  hint: string;
  error: string | undefined;
}

/** A form's photo; what shrinks and sends it is loaded when it comes near the screen. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, photo, onPhoto, onBusy, onPosition, label = "Foto (opsional)", hint, error } = props;
  return (
    <div id={id} tabIndex={-1}>
      <WhenNear
        label="Pilihan foto"
        load={loadPicker}
        shape={
          <>
            <p className="mb-1 font-semibold">{label}</p>
            <p className="mb-2 text-sm">{hint}</p>
            <UploadLimit />
            {photo ? <div className="mb-3 h-31 sm:h-39" /> : null}
            <div className="flex flex-wrap gap-3">
              <span className="hidden pointer-coarse:contents">
                <ButtonShape icon="camera" text="Ambil foto" />
              </span>
              <ButtonShape icon="image" text={photo ? "Ganti foto" : "Pilih foto"} />
            </div>
          </>
        }
        props={{ value: photo, onChange: onPhoto, onBusy, label, hint, ...(onPosition ? { onPosition } : {}) }}
      />
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}

function ButtonShape({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className={buttonClass({ variant: "secondary" })}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
