import type { ReactNode } from "react";

export function Quote({ by, children }: { by: string | null; children: ReactNode }) {
  return (
    <figure className="border-l-4 border-story py-1 pl-5">
      <blockquote className="grid gap-3 font-display text-xl text-story">{children}</blockquote>
      {by === null ? null : <figcaption className="mt-2 text-ink-soft">{by}</figcaption>}
    </figure>
  );
}
