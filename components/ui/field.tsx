import type { ReactNode } from "react";
import { Icon } from "./icon";

/** What a control needs so that its label, hint and error are read with it. Spread it on the control. */
export interface FieldControl {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Defaults to `name`; give one where a page holds the same field twice. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Its error is said at once, where no summary does. */
  alert?: boolean;
  required?: boolean;
  /** Among filters nothing need be filled in, so no field says that it is optional. */
  inFilter?: boolean;
  /** Shown under the control, e.g. a counter or a checklist. */
  after?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint, control, error: `<Field name="location" label="Lokasi">{(control) => <Input {...control} />}</Field>`. */
export function Field({
  name,
  label,
  id = name,
  hint,
  error,
  alert = false,
  required = false,
  inFilter = false,
  after,
  className,
  children,
}: FieldProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label} {required ? <RequiredMark /> : null}
        {required || inFilter ? null : <span className="text-sm font-normal text-ink-faint">(opsional)</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-faint">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        name,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error ? <FieldError id={`${id}-error`} text={error} alert={alert} /> : null}
      {after}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="text-danger" aria-hidden="true">
      (*)
    </span>
  );
}

export function FieldError({ id, text, alert = false }: { id: string; text: string; alert?: boolean }) {
  return (
    <p
      id={id}
      role={alert ? "alert" : undefined}
      className="mt-2 flex items-start gap-2 text-sm font-semibold text-danger"
    >
      <Icon name="warning" size={18} className="mt-px" />
      <span>{text}</span>
    </p>
  );
}
