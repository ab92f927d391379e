import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonAppearance, buttonClass } from "./button";

type ButtonLinkProps = ButtonAppearance & Omit<ComponentProps<typeof Link>, "className">;

/** A link with the look of a button. Apart from `Button`, so that forms do not load the router's link. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link prefetch={false} {...rest} className={buttonClass({ variant, size, wide, className })} />;
}
