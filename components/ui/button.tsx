import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonAppearance, buttonClass } from "./button-style";

type ButtonProps = ButtonAppearance &
  Omit<ComponentProps<"button">, "className"> & {
    /** While true the button stays focusable but does nothing; say what happens in its text ("Mengirim…"). */
    busy?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === "submit" ? "button" : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ variant, size, wide, className })}
    />
  );
}

type ButtonLinkProps = ButtonAppearance & Omit<ComponentProps<typeof Link>, "className">;

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link prefetch={false} {...rest} className={buttonClass({ variant, size, wide, className })} />;
}
