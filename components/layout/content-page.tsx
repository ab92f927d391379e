import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";
import { stepsTo } from "@/lib/layout/navigation";

interface ContentPageProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** schema.org data of the page. */
  data: Record<string, unknown>;
  children: ReactNode;
}

/** A page of the navigation whose text stands in the code: the way to it, its heading and what it is for. */
export function ContentPage({ path, title, lead, data, children }: ContentPageProps) {
  return (
    <>
      <StructuredData data={data} />
      <div className="container-page py-8 lg:py-12">
        <div className="mb-4">
          <Breadcrumbs steps={stepsTo(path)} />
        </div>
        <h1 className="text-4xl">{title}</h1>
        <p className="measure mt-3 mb-8 text-lg text-ink-soft">{lead}</p>
        {children}
      </div>
    </>
  );
}
