import { useRouter } from "next/navigation";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast-store";

interface EditReasonProps {
  idPrefix: string;
  error: string | undefined;
  max: number;
  /** Offered while typing. */
  reasons: readonly string[];
}

/** Why staff change the words of somebody else. */
export function EditReason({ idPrefix, error, max, reasons }: EditReasonProps) {
  const listId = useId();
  return (
    <Field
      name="reason"
      id={`${idPrefix}reason`}
      label="Alasan"
      hint="Dibaca oleh penulisnya dan tercatat."
      required
      error={error}
    >
      {(control) => (
        <>
          <Input {...control} list={listId} maxLength={max} autoComplete="off" />
          <datalist id={listId}>
            {reasons.map((reason) => (
              <option key={reason} value={reason} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
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
