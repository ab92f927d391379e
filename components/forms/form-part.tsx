import type { ReactNode } from "react";

/** A titled group of fields. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <legend className="float-left mb-4 w-full font-display text-xl">{title}</legend>
      <div className="clear-both grid gap-5">{children}</div>
    </fieldset>
  );
}
