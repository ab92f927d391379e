import type { ReactNode } from "react";
import { Drawing } from "@/components/content/drawing";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";
import { stepsTo } from "@/lib/layout/navigation";
import { pageCard } from "@/lib/layout/page-cards";

interface ContentPageProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** schema.org data of the page. */
  data: Record<string, unknown>;
  /** The drawing beside the heading on wide screens; that of its share card unless told otherwise. */
  scene?: string | null;
  children: ReactNode;
}

/** A page of the navigation whose text stands in the code: the way to it, its heading and what it is for. */
export function ContentPage({
  path,
  title,
  lead,
  data,
  scene = pageCard(path)?.drawing ?? null,
  children,
}: ContentPageProps) {
  return (
    <>
      <StructuredData data={data} />
      <div className="container-page py-8 lg:py-12">
        <div className="mb-4">
          <Breadcrumbs steps={stepsTo(path)} />
        </div>
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
        {children}
      </div>
    </>
  );
}
