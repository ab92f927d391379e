"use client";

import { useEffect, useId, useRef } from "react";
import { Icon } from "./icon";

interface ErrorSummaryProps {
  /** One sentence for the whole form; the spec's text where it gives one. */
  title?: string;
  /** Message by field id, in the order of the form. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Change it with each attempt to send, so that a repeated mistake takes the focus again. */
  attempt?: number;
}

/** Stands above a form, takes the focus when there are errors, and leads to each field. Renders nothing without errors. */
export function ErrorSummary({ title = "Ada isian yang perlu diperbaiki", errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const shown = entries.length > 0;
  useEffect(() => {
    if (shown && attempt >= 0) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className="rounded-md border-2 border-danger bg-danger-soft p-4"
    >
      <h2 id={titleId} className="flex items-start gap-2 text-lg text-danger">
        <Icon name="warning" size={22} className="mt-0.5" />
        {title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {entries.map(([id, message]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-0.5 text-ink underline underline-offset-4 hover:no-underline"
              onClick={(event) => {
                const field = document.getElementById(id);
                const target = field?.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
                if (!target) return;
                event.preventDefault();
                target.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
