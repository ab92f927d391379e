import { WhenNear } from "@/components/forms/when-near";
import { Dialog } from "@/components/ui/dialog";
import type { TopicFormProps } from "./topic-form";

const load = () => import("./topic-form").then(({ TopicForm }) => TopicForm);

interface TopicDialogProps extends TopicFormProps {
  open: boolean;
  onClose: () => void;
}

/** The form loads when it is asked for: most visitors only read. */
export function TopicDialog({ open, onClose, onSent }: TopicDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tambah Topik">
      <WhenNear label="Formulir topik" load={load} props={{ onSent }} className="min-h-96" />
    </Dialog>
  );
}
