import type { Metadata } from "next";
import ApiGroupNotFound from "@/app/(public)/api-docs/[group]/not-found";
import { contentMetadata } from "@/app/(public)/content-data";
import { missing } from "@/app/(public)/missing";
import { WayBelow } from "@/app/(public)/page-way";
import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { RouteEntry, StatusLegend } from "@/components/api-docs/routes";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { onDemand } from "@/lib/server/each-request";
import { routeGroups } from "@/lib/server/openapi/reading";
import { STATUS_WORDS } from "@/lib/server/openapi/status-words";

interface Props {
  params: Promise<{ group: string }>;
}

/** Each page is made when it is first asked for; the build knows no configuration. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = await groupAt((await params).group);
  if (!group) return { title: "Bagian API tidak ditemukan" };
  return contentMetadata({
    path: `/api-docs/${group.slug}`,
    title: `API Sulur: ${group.name}`,
    description: `${group.name} lewat API Sulur, ${group.routes.length} alamat: siapa yang boleh, batasnya, isian, dan jawabannya.`,
  });
}

export default async function ApiGroupPage({ params }: Props) {
  const group = await groupAt((await params).group);
  if (!group) return missing(<ApiGroupNotFound />);
  const steps = [
    { name: "Beranda", path: "/home" },
    { name: "API Sulur", path: "/api-docs" },
    { name: group.name, path: `/api-docs/${group.slug}` },
  ];
  return (
    <div className="container-page py-6 lg:py-10">
      <WayBelow path="/api-docs" here={{ name: group.name, path: `/api-docs/${group.slug}` }} />
      <Breadcrumbs steps={steps} />
      <div className="measure">
        <h1 className="mt-4 text-4xl">{group.name}</h1>
        <StatusLegend words={STATUS_WORDS} />
        {group.routes.map((route) => (
          <RouteEntry key={route.id} route={route} />
        ))}
      </div>
    </div>
  );
}

async function groupAt(slug: string) {
  return routeGroups(await declaredEndpoints()).find((group) => group.slug === slug);
}
