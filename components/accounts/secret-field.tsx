import type { ReactNode } from "react";
import type { OwnFieldProps } from "@/components/forms/use-form";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

interface SecretFieldProps extends OwnFieldProps {
  /** For the first field of a form that has just opened. */
  autoFocus?: boolean;
  /** Under the control. */
  after?: ReactNode;
}

/** A declared password, which can be shown. */
export function SecretField({ value, onValue, autoComplete, autoFocus, ...field }: SecretFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
