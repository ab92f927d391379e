import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";

interface AreaSectionProps {
  id: string;
  title: string;
  /** The whole list, of which the section shows the first. */
  more?: { href: string; label: string };
  children: ReactNode;
}

/** One list of an area's page. */
export function AreaSection({ id, title, more, children }: AreaSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more ? (
          <ButtonLink href={more.href} variant="quiet" size="small" className="-mx-3">
            {more.label}
          </ButtonLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
