import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { missing } from "@/app/(public)/missing";
import AreaNotFound from "@/app/(public)/wilayah/[slug]/not-found";
import { loadArea } from "@/app/(public)/wilayah/load-area";
import { AreaPage } from "@/components/area-pages/area-page";
import { breadcrumbData, StructuredData } from "@/components/ui/structured-data";
import { areaFeedPath } from "@/lib/area-pages/rules";
import { type AreaPageView, isEmptyArea } from "@/lib/area-pages/view";
import { areaPath } from "@/lib/areas/rules";
import { formatCount } from "@/lib/format/numbers";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { pageMetadata } from "@/lib/server/page-metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Each page is made when it is first requested, and cached until something in the area changes. */
export const generateStaticParams = onDemand;

/** `AREA_PAGE_SECONDS`; Next wants the number itself. */
export const revalidate = 3600;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadArea((await params).slug);
  if (found === null) return { title: "Daerah tidak ditemukan" };
  const { page } = found;
  const { area } = page;
  const metadata = pageMetadata({
    path: areaPath(area),
    title: area.label,
    description: summaryOf(page),
    feed: areaFeedPath(area),
  });
  return isEmptyArea(page) ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const found = await loadArea(slug);
  if (found === null) return missing(<AreaNotFound />);
  const { page, at } = found;
  const { area, way } = page;
  if (area.slug !== slug) permanentRedirect(areaPath(area));
  const { link } = publicCtx();
  const steps = [
    { name: "Beranda", path: "/home" },
    { name: "Wilayah", path: "/wilayah" },
    ...way.map((one) => ({ name: one.name, path: areaPath(one) })),
  ];
  return (
    <>
      <StructuredData data={breadcrumbData(steps, link)} />
      <AreaPage
        page={page}
        at={at}
        steps={steps}
        share={{ url: link(areaPath(area)), text: `Kabar lingkungan ${area.name} di Sulur:` }}
      />
    </>
  );
}

function summaryOf({ area, counts }: AreaPageView): string {
  const { verified, open, resolved } = counts;
  const reports = `${formatCount(verified)} laporan terverifikasi, ${formatCount(open)} menunggu penyelesaian, ${formatCount(resolved)} selesai.`;
  return `Kabar lingkungan ${area.label}: ${reports}`;
}
