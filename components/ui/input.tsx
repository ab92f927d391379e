import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/** The look of every box one writes or chooses in. 16 px text, so that phones do not zoom in. */
export const CONTROL =
  "block w-full rounded-sm border-2 border-control bg-paper px-3 text-base text-ink transition-colors duration-150 hover:border-primary aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-panel disabled:text-ink-faint";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...rest} className={classNames(CONTROL, "h-12", className)} />;
}

/** Grows with what is written where the browser can, up to a third of the screen. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(CONTROL, "field-sizing-content max-h-[60vh] min-h-28 py-2", className)}
    />
  );
}

interface SelectProps extends ComponentProps<"select"> {
  options: readonly (string | { value: string; label: string })[];
  /** First, empty choice, e.g. "Pilih provinsi". */
  placeholder?: string;
}

export function Select({ className, options, placeholder, children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(CONTROL, "h-12 appearance-none pr-11", className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3 text-ink-soft" />
    </div>
  );
}
