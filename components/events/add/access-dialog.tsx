import { Dialog } from "@/components/ui/dialog";
import { AccessForm } from "./access-form";

interface AccessDialogProps {
  open: boolean;
  onClose: () => void;
  onAllowed: () => void;
}

/** The question before the dialogs that add and delete events. */
export function AccessDialog({ open, onClose, onAllowed }: AccessDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Masukkan kode akses">
      <AccessForm onAllowed={onAllowed} />
    </Dialog>
  );
}
