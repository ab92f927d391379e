import type { ReactNode } from "react";

/** What to do, one after the other, as leaves on a shoot. */
export function Steps({ items }: { items: ReactNode[] }) {
  return (
    <ol className="grid gap-5">
      {items.map((item, index) => (
        <li key={`langkah-${String(index)}`} className="group relative grid gap-3 pl-15">
          <span
            aria-hidden="true"
            className="absolute top-13 -bottom-4 left-5 border-l-4 border-dotted border-primary group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 grid size-11 place-items-center rounded-leaf border-2 border-ink bg-kunyit-300 font-display text-lg text-wedel-900"
          >
            {index + 1}
          </span>
          <div className="grid min-h-11 content-center gap-3">{item}</div>
        </li>
      ))}
    </ol>
  );
}
