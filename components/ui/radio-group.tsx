import type { ReactNode } from "react";
import { FieldError, RequiredMark } from "./field";

interface RadioGroupProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Controlled with `onChange`, or free with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { name, error, value, onChange } = props;
  const described = [props.hint ? `${name}-hint` : "", error ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset id={name} className={props.className} aria-describedby={described || undefined}>
      <legend className="mb-1 font-semibold">
        {props.legend} {props.required ? <RequiredMark /> : null}
      </legend>
      {props.hint ? (
        <p id={`${name}-hint`} className="mb-2 text-sm text-ink-faint">
          {props.hint}
        </p>
      ) : null}
      <div className="grid gap-2">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-sm border-2 border-line-strong bg-card px-3 py-2.5 transition-colors duration-150 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={props.required}
              className="mt-0.5 size-6"
              {...(value === undefined
                ? { defaultChecked: props.defaultValue === option.value }
                : { checked: value === option.value, onChange: () => onChange?.(option.value) })}
            />
            <span>{option.label}</span>
            {option.hint ? <span className="col-start-2 text-sm text-ink-soft">{option.hint}</span> : null}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${name}-error`} text={error} /> : null}
    </fieldset>
  );
}
