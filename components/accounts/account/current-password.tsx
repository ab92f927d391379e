import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

interface CurrentPasswordProps {
  /** One of its own, since a page may ask more than once. */
  id: string;
  error: string | undefined;
  /** Where it is the first field of a form that has just opened. */
  autoFocus?: boolean;
}

/** Asked again before an act on the account. */
export function CurrentPassword({ id, error, autoFocus }: CurrentPasswordProps) {
  return (
    <Field id={id} name="password" label="Password saat ini" required error={error}>
      {(control) => (
        <PasswordInput {...control} autoComplete="current-password" maxLength={256} autoFocus={autoFocus} />
      )}
    </Field>
  );
}
