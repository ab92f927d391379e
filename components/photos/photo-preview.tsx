import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PhotoStep } from "./use-photo-upload";

interface PhotoPreviewProps {
  /** Null while there is nothing to show yet. */
  picture: string | null;
  step: PhotoStep;
  onRetry: () => void;
  onRemove: () => void;
  /** The picture could not be loaded. */
  onMissing: () => void;
  /** Null where nothing can be covered. */
  onCover: (() => void) | null;
}

/** The chosen photo with what is happening to it. */
export function PhotoPreview({ picture, step, onRetry, onRemove, onMissing, onCover }: PhotoPreviewProps) {
  return (
    <div className="flex flex-wrap gap-4 rounded-md border-2 border-line bg-panel p-3">
      <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-sm bg-line text-ink-faint sm:size-32">
        {picture ? (
          <img src={picture} alt="Pratinjau foto" onError={onMissing} className="size-full object-cover" />
        ) : (
          <Icon name="image" size={32} />
        )}
      </div>
      <div className="flex min-w-0 flex-[1_1_7rem] flex-col gap-2">
        <Happening step={step} />
        <div className="mt-auto flex flex-wrap gap-2">
          {step.name === "failed" && step.photo ? (
            <Button variant="primary" size="small" onClick={onRetry}>
              <Icon name="refresh" size={18} />
              Kirim ulang foto
            </Button>
          ) : null}
          {onCover ? (
            <Button variant="secondary" size="small" onClick={onCover}>
              Tutupi wajah atau pelat nomor
            </Button>
          ) : null}
          <Button variant="quiet" size="small" className="-ml-3" onClick={onRemove}>
            <Icon name="trash" size={18} />
            {step.name === "sending" || step.name === "shrinking" ? "Batalkan" : "Hapus foto"}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Happening({ step }: { step: PhotoStep }) {
  if (step.name === "shrinking") return <p className="font-semibold">Mengecilkan foto…</p>;
  if (step.name === "failed") return <p className="font-semibold">Foto belum terkirim</p>;
  if (step.name === "empty") return <p className="font-semibold">Foto terkirim</p>;
  if (step.name === "kept") {
    return (
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="check-circle" className="text-primary" />
          {step.waits ? "Menunggu sinyal di perangkat ini" : "Foto terkirim"}
        </p>
        <Sizes text={step.sizes} />
      </div>
    );
  }
  const percent = Math.round(step.part * 100);
  return (
    <div>
      <p className="font-semibold tabular-nums">Mengirim foto… {percent}%</p>
      <progress
        value={percent}
        max={100}
        aria-label="Pengiriman foto"
        className="my-1 block h-2 w-full overflow-hidden rounded-full"
      />
      <Sizes text={step.sizes} />
    </div>
  );
}

function Sizes({ text }: { text: string }) {
  return <p className="text-sm text-ink-faint tabular-nums">{text}</p>;
}
