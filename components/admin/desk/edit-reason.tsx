import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

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
