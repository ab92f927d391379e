import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { CONTROL } from "./control-style";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input type="text" {...rest} className={classNames(CONTROL, "h-12", className)} />;
}
