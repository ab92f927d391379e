import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface AddressFieldProps extends Pick<ComponentProps<typeof Input>, "value" | "onChange"> {
  id: string;
  /** Where the API does not call it `email`. */
  name?: string;
  error: string | undefined;
  hint: ReactNode;
  required?: boolean;
}

/** An e-mail address or a WhatsApp number, as `addressIn` reads it. */
export function AddressField({ id, name = "email", error, hint, required = true, ...input }: AddressFieldProps) {
  return (
    <Field name={name} id={id} label="Email atau nomor WhatsApp" required={required} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...input}
          inputMode="email"
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
