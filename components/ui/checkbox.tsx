import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const own = id ?? rest.name;
  const described = [hint ? `${own}-hint` : "", error ? `${own}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
        <input
          {...rest}
          id={own}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-6 cursor-pointer"
        />
        <label htmlFor={own} className={classNames("min-h-7", hint ? "font-semibold" : null)}>
          {label}
        </label>
        {hint ? (
          <p id={`${own}-hint`} className="col-start-2 text-sm text-ink-faint">
            {hint}
          </p>
        ) : null}
      </div>
      {error ? <FieldError id={`${own}-error`} text={error} /> : null}
    </div>
  );
}
