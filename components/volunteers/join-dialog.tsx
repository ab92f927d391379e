import { useRef } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { Dialog } from "@/components/ui/dialog";
import { EMPTY_JOIN, type JoinFormProps } from "./join-values";

const load = () => import("./join-form").then(({ JoinForm }) => JoinForm);

type JoinDialogProps = Omit<JoinFormProps, "typed"> & { open: boolean };

/** The form loads when it is asked for: most visitors only look. What was typed outlives the dialog. */
export function JoinDialog({ open, onClose, onJoined }: JoinDialogProps) {
  const typed = useRef(EMPTY_JOIN);
  return (
    <Dialog open={open} onClose={onClose} title="Gabung jadi relawan">
      <WhenNear label="Formulir relawan" load={load} props={{ onJoined, onClose, typed }} className="min-h-80" />
    </Dialog>
  );
}
