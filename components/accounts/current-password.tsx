import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

/** Asked again before an act on the account. @param id one of its own, since a page may ask more than once */
export function CurrentPassword({ id, error }: { id: string; error: string | undefined }) {
  return (
    <Field id={id} name="password" label="Password saat ini" required error={error}>
      {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={256} />}
    </Field>
  );
}
