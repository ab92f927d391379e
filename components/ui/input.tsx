import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** The look of every box one writes or chooses in. 16 px text, so that phones do not zoom in. */
export const CONTROL =
  "block w-full rounded-sm border-2 border-control bg-paper px-3 text-base text-ink transition-colors duration-150 hover:border-primary aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-panel disabled:text-ink-faint";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...rest} className={classNames(CONTROL, "h-12", className)} />;
}
