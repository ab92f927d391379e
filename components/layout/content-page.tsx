import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";
import { stepsTo } from "@/lib/layout/navigation";
import { PageHeading } from "./page-heading";

interface ContentPageProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** schema.org data of the page. */
  data: Record<string, unknown>;
  /** The drawing beside the heading on wide screens; that of its share card unless told otherwise. */
  scene?: string | null | undefined;
  children: ReactNode;
}

/** A page of the navigation whose text stands in the code: the way to it, its heading and what it is for. */
export function ContentPage({ path, title, lead, data, scene, children }: ContentPageProps) {
  return (
    <>
      <StructuredData data={data} />
      <div className="container-page py-8 lg:py-12">
        <div className="mb-4">
          <Breadcrumbs steps={stepsTo(path)} />
        </div>
        <PageHeading path={path} title={title} lead={lead} scene={scene} />
        {children}
      </div>
    </>
  );
}
