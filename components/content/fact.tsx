import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** Something that can be looked up, with the place where. */
export function Fact({ source, href, children }: { source: string; href: string; children: ReactNode }) {
  return (
    <div role="note" aria-label="Fakta bersumber" className="rounded-leaf bg-info-soft p-4 sm:p-5">
      <p className="mb-2 flex items-center gap-2 font-semibold text-info">
        <Icon name="info" size={20} /> Fakta
      </p>
      <div className="grid gap-3">{children}</div>
      <p className="mt-3 text-sm">
        Sumber:{" "}
        <a href={href} className="break-words text-info underline underline-offset-4 hover:no-underline">
          {source}
        </a>
      </p>
    </div>
  );
}
