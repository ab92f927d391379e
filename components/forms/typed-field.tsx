import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";

interface TypedFieldProps<Name extends string> {
  name: Name;
  /** Defaults to `name`. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  required?: boolean;
  value: string;
  maxLength: number;
  onValue: (name: Name, value: string) => void;
}

interface LineFieldProps<Name extends string> extends TypedFieldProps<Name> {
  autoComplete?: string;
}

/** One line of text in a form whose values are kept. */
export function LineField<Name extends string>({
  value,
  maxLength,
  onValue,
  autoComplete = "off",
  ...field
}: LineFieldProps<Name>) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          value={value}
          onChange={(event) => onValue(field.name, event.target.value)}
          maxLength={maxLength}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}

/** Several lines of it. */
export function ParagraphsField<Name extends string>({ value, maxLength, onValue, ...field }: TypedFieldProps<Name>) {
  return (
    <Field {...field}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          onChange={(event) => onValue(field.name, event.target.value)}
          maxLength={maxLength}
        />
      )}
    </Field>
  );
}
