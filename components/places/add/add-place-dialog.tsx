import { WhenNear } from "@/components/forms/when-near";
import { Dialog } from "@/components/ui/dialog";
import type { AddPlaceProps } from "./add-place";

export const loadAddPlace = () => import("./add-place").then(({ AddPlace }) => AddPlace);

interface AddPlaceDialogProps {
  open: boolean;
  onClose: () => void;
  form: AddPlaceProps;
}

/** The form loads when it is asked for: most visitors only look. */
export function AddPlaceDialog({ open, onClose, form }: AddPlaceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tambah lokasi">
      <WhenNear label="Formulir lokasi" load={loadAddPlace} props={form} className="min-h-80" />
    </Dialog>
  );
}
