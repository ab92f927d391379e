import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

/** All of a field, and of its control what the field itself does not say. */
type TypedProps<Name extends string, Tag extends "input" | "textarea"> = Omit<
  FieldProps,
  "name" | "className" | "children"
> & {
  name: Name;
  /** Of a form that keeps what is typed. */
  onValue?: (name: Name, value: string) => void;
} & Omit<ComponentProps<Tag>, keyof FieldProps> &
  Pick<ComponentProps<Tag>, "className">;

/** A field of one line. */
export function LineField<Name extends string>(props: TypedProps<Name, "input">) {
  const { field, control } = parted(props);
  return <Field {...field}>{(own) => <Input {...own} {...control} />}</Field>;
}

/** A field of several lines. */
export function ParagraphsField<Name extends string>(props: TypedProps<Name, "textarea">) {
  const { field, control } = parted(props);
  return <Field {...field}>{(own) => <Textarea {...own} {...control} />}</Field>;
}

function parted<Name extends string, Tag extends "input" | "textarea">(props: TypedProps<Name, Tag>) {
  const { name, label, id, hint, error, required, inFilter, after, onValue, ...rest } = props;
  const onChange = (event: { target: { value: string } }) => onValue?.(name, event.target.value);
  return {
    field: { name, label, id, hint, error, required, inFilter, after },
    control: onValue ? { ...rest, onChange } : rest,
  };
}
