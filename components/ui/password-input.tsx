"use client";

import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { CONTROL } from "./input";

/** A password box that can show what is written in it; starts hidden. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? "text" : "password"}
        className={classNames(CONTROL, "h-12 pr-13", className)}
      />
      <button
        type="button"
        aria-label={shown ? "Sembunyikan password" : "Tampilkan password"}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="needs-script absolute top-1 right-1 grid size-10 place-items-center rounded-sm text-ink-soft hover:bg-primary-soft"
      >
        <Icon name={shown ? "eye-off" : "eye"} />
      </button>
    </div>
  );
}
