import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, RequiredMark } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { formatCount } from "@/lib/format/numbers";
import { AGREED, type FieldSpec } from "@/lib/forms/fields";

/** One form's own words for a field. */
export interface FormFieldExtras {
  hint?: ReactNode;
  /** In the place of the declared one. */
  label?: ReactNode;
  /** Under the control, e.g. how a number is read. */
  after?: ReactNode;
  /** Shown where the form says nothing of it. */
  error?: string | undefined;
  className?: string;
  autoFocus?: boolean;
  /** First, empty option of a choice. */
  placeholder?: string | undefined;
  /** Options of a choice that are not known before. */
  options?: readonly { value: string; label: string }[];
  autoCapitalize?: "none";
  autoCorrect?: "off";
  enterKeyHint?: "go";
  spellCheck?: false;
  /** Id of a list of suggestions. */
  list?: string;
  /** Ref of the control. */
  ref?: (element: HTMLElement | null) => void;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

interface FormFieldProps extends FormFieldExtras {
  spec: FieldSpec;
  required: boolean;
  name: string;
  id: string;
  value: string;
  error: string | undefined;
  /** Its error is said at once. */
  alert: boolean;
  onValue: (value: string) => void;
}

/** How a browser helps with what is typed. */
const TYPING = {
  address: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  whatsapp: { type: "tel", inputMode: "tel" },
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  secret: { type: "password", autoCapitalize: "none", spellCheck: false },
  number: { inputMode: "decimal" },
  day: { type: "date" },
  clock: { type: "time" },
  moment: { type: "datetime-local" },
  line: {},
  own: {},
} as const;

/** One declared field: label, hint, control, error and counter. */
export function FormField(props: FormFieldProps) {
  const { spec, required, name, id, value, error, alert, onValue, ...rest } = props;
  const { hint = spec.hint, label, after, className, options, ...own } = rest;
  const { kind, autoComplete, rows } = spec;
  if (kind === "agreement" || kind === "tick") {
    return (
      <Checkbox
        id={id}
        name={name}
        label={
          <>
            {label ?? spec.label} {required ? <RequiredMark /> : null}
          </>
        }
        hint={hint}
        error={error}
        required={required}
        checked={value === AGREED}
        value={AGREED}
        onChange={({ target }) => onValue(target.checked ? AGREED : "")}
      />
    );
  }
  const typing = { value, onChange: ({ target }: { target: { value: string } }) => onValue(target.value) };
  return (
    <Field
      id={id}
      name={name}
      label={label ?? spec.label}
      required={required}
      hint={hint}
      error={error}
      alert={alert}
      className={className}
      after={after ?? (isText(kind) ? <Counter length={value.length} max={spec.max} /> : null)}
    >
      {(control) => {
        if (kind === "choice") return <Select {...control} {...typing} {...optionsOf(spec, options)} {...own} />;
        const { list, ...text } = own;
        if (kind === "paragraphs" || rows !== undefined)
          return <Textarea {...control} {...typing} {...text} rows={rows} />;
        return (
          <Input {...control} {...TYPING[kind]} {...wholeOf(spec)} {...typing} {...own} autoComplete={autoComplete} />
        );
      }}
    </Field>
  );
}

/** A keyboard of digits alone for a number without decimals. */
const wholeOf = (spec: FieldSpec) => ("whole" in spec && spec.whole ? ({ inputMode: "numeric" } as const) : {});

const isText = (kind: FieldSpec["kind"]) => kind === "line" || kind === "paragraphs";

/** Said from here on, so that nobody writes past the end unseen. */
const NEAR_THE_END = 0.9;

function Counter({ length, max }: { length: number; max: number }) {
  if (length < max * NEAR_THE_END) return null;
  return (
    <p className="mt-1 text-sm text-ink-faint tabular-nums">
      {formatCount(length)} dari {formatCount(max)} karakter
    </p>
  );
}

function optionsOf(spec: FieldSpec, given: FormFieldExtras["options"]) {
  const labels = "labels" in spec ? (spec.labels as Record<string, string>) : {};
  const options = given ?? Object.entries(labels).map(([value, label]) => ({ value, label }));
  return { placeholder: `Pilih ${spec.label.toLowerCase()}`, options };
}
