import { useRouter } from "next/navigation";
import { type ReactNode, useId } from "react";
import type { FormFieldExtras } from "@/components/forms/form-field";
import { showToast } from "@/components/ui/toast-store";

interface EditReasonProps {
  field: (name: "reason", extras: FormFieldExtras) => ReactNode;
  /** Offered while typing. */
  reasons: readonly string[];
}

/** Why staff change the words of somebody else. */
export function EditReason({ field, reasons }: EditReasonProps) {
  const listId = useId();
  const list = (
    <datalist id={listId}>
      {reasons.map((reason) => (
        <option key={reason} value={reason} />
      ))}
    </datalist>
  );
  return field("reason", { list: listId, after: list });
}

/** After a change is taken: closes its dialog, says what the server says of it, and reads the list again. */
export function useSaved(onClose: () => void): (answer: { message: string }) => void {
  const router = useRouter();
  return ({ message }) => {
    showToast({ text: message });
    onClose();
    router.refresh();
  };
}
