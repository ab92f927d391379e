import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

type Choice = Pick<ComponentProps<typeof Select>, "options" | "placeholder">;
type Typed = Pick<ComponentProps<typeof Input>, "type" | "placeholder" | "maxLength" | "min" | "max">;

/** A choice among options, or something that is typed. */
export type FilterField = { name: string; label: string; hint?: string; className?: string } & (Choice | Typed);

interface FilterFieldsProps {
  fields: readonly FilterField[];
  /** As it stands in the address. */
  typed: Readonly<Record<string, string | undefined>>;
  errors?: Readonly<Record<string, string | undefined>>;
}

/** The fields of a form that narrows a list; none of them need be filled in. */
export function FilterFields({ fields, typed, errors = {} }: FilterFieldsProps) {
  return fields.map(({ name, label, hint, className, ...rest }) => (
    <Field key={name} inFilter name={name} label={label} hint={hint} className={className} error={errors[name]}>
      {(control) =>
        "options" in rest ? (
          <Select {...control} {...rest} defaultValue={typed[name]} />
        ) : (
          <Input {...control} {...rest} defaultValue={typed[name]} autoComplete="off" />
        )
      }
    </Field>
  ));
}
