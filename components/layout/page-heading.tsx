import type { ReactNode } from "react";
import { Drawing } from "@/components/content/drawing";
import { pageCard } from "@/lib/layout/page-cards";

interface PageHeadingProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** The drawing beside the heading on wide screens; that of its share card unless told otherwise. */
  scene?: string | null | undefined;
}

/** What a page is called, what it is for, and its scene. */
export function PageHeading({ path, title, lead, scene = pageCard(path)?.drawing ?? null }: PageHeadingProps) {
  return (
    <div className="mb-8 flex items-end justify-between gap-8">
      <div>
        <h1 className="text-4xl">{title}</h1>
        <p className="measure mt-3 text-lg text-ink-soft">{lead}</p>
      </div>
      {scene ? (
        <div className="w-64 shrink-0 overflow-clip rounded-leaf bg-primary-soft max-lg:hidden">
          <Drawing name={scene} />
        </div>
      ) : null}
    </div>
  );
}
