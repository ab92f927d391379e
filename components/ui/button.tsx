import type { ComponentProps } from "react";
import { classNames } from "./class-names";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "accent";
type ButtonSize = "small" | "medium" | "large";

export interface ButtonAppearance {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

const BASE =
  "inline-flex max-w-full items-center justify-center gap-2 rounded-md border-2 text-center font-semibold wrap-break-word no-underline transition-[background-color,border-color,transform] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:border-line disabled:bg-panel disabled:text-ink-faint disabled:active:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-85";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong",
  secondary: "border-control bg-transparent text-ink hover:border-primary hover:bg-primary-soft",
  quiet: "border-transparent bg-transparent text-primary hover:bg-primary-soft",
  danger: "border-danger bg-danger text-on-danger hover:border-danger-strong hover:bg-danger-strong",
  accent: "border-kunyit-300 bg-kunyit-300 text-wedel-900 hover:border-kunyit-100 hover:bg-kunyit-100",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-10 pointer-coarse:min-h-11 px-3 py-1 text-sm",
  medium: "min-h-12 px-5 py-2 text-base",
  large: "min-h-14 px-6 py-3 text-lg",
};

export function buttonClass({
  variant = "primary",
  size = "medium",
  wide = false,
  className,
}: ButtonAppearance): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], wide && "w-full", className);
}

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
  "aria-disabled": isDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === "submit" ? "button" : type}
      aria-disabled={busy || isDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ variant, size, wide, className })}
    />
  );
}
