import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { CONTROL } from "./input";

interface SelectProps extends ComponentProps<"select"> {
  options: readonly (string | { value: string; label: string })[];
  /** First, empty choice, e.g. "Pilih provinsi". */
  placeholder?: string;
}

export function Select({ className, options, placeholder, children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(CONTROL, "h-12 appearance-none pr-10", className)}>
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
