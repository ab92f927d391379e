import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { opensHere } from "./opens-here";

interface Duplicate {
  /** Names it in addresses. */
  code: string;
  link: string;
  state: string;
  text: ReactNode;
  detail: string;
}

interface DuplicatesProps {
  hint: string;
  items: readonly Duplicate[];
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

/** What lies around the same point and may be the same. */
export function Duplicates({ hint, items, hrefOf, onOpen }: DuplicatesProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="duplicates-title">
      <h3 id="duplicates-title" className="text-xl">
        Mungkin sama
      </h3>
      <p className="text-sm text-ink-faint">{hint}</p>
      <ul className="mt-3 grid gap-2">
        {items.map(({ code, link, state, text, detail }) => (
          <li key={code} className="rounded-md border border-line bg-card p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={hrefOf(code)}
                onClick={(event) => opensHere(event) && onOpen(code)}
                className="inline-flex min-h-8 items-center font-semibold tabular-nums text-info underline underline-offset-4"
              >
                {link}
              </a>
              <Badge>{state}</Badge>
            </p>
            <p>{text}</p>
            <p className="text-sm text-ink-faint">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
