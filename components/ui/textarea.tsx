import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { CONTROL } from "./input";

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
