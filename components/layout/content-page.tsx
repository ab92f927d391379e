import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";
import { pageCard } from "@/lib/layout/page-cards";
import { wayTo } from "@/lib/layout/page-way";
import { Drawing } from "./drawing";

interface PageHeadingProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** The drawing beside the heading on wide screens; that of its share card unless told otherwise. */
  scene?: string | null | undefined;
}

interface ContentPageProps extends PageHeadingProps {
  /** schema.org data of the page. */
  data: Record<string, unknown>;
  children: ReactNode;
}

/** A page of the navigation whose text stands in the code: the way to it, its heading and what it is for. */
export function ContentPage({ data, children, ...heading }: ContentPageProps) {
  return (
    <>
      <StructuredData data={data} />
      <div className="container-page py-8 lg:py-12">
        <div className="mb-4">
          <Breadcrumbs steps={wayTo(heading.path)} />
        </div>
        <PageHeading {...heading} />
        {children}
      </div>
    </>
  );
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
