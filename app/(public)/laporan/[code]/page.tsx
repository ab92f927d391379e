import type { Metadata } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import {
  loadForward,
  loadGatherings,
  loadHandovers,
  loadReport,
  loadUpdates,
} from "@/app/(public)/laporan/[code]/load-report";
import ReportNotFound from "@/app/(public)/laporan/[code]/not-found";
import { missing } from "@/app/(public)/missing";
import { WayBelow } from "@/app/(public)/page-way";
import { loadAreaLink } from "@/app/(public)/wilayah/area-link";
import { ReportPage } from "@/components/reports/report-page";
import { runningPromise } from "@/lib/channels/handovers/rules";
import { clipped } from "@/lib/format/text";
import { isOnMap, reportCodeIn, wordsOrKind } from "@/lib/reports/rules";
import { shareText } from "@/lib/reports/view";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import { tileUrl } from "@/lib/server/basemap/borders";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { pageMetadata } from "@/lib/server/page-metadata";

interface Props {
  params: Promise<{ code: string }>;
}

/** Each page is made when it is first asked for, and kept until its report changes. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const detail = await loadReport((await params).code);
  if (detail === null) return { title: "Laporan tidak ditemukan" };
  const { code, report } = detail;
  if (report === null) return { title: `Laporan ${code}`, robots: { index: false } };
  const metadata = pageMetadata({
    path: `/laporan/${code}`,
    title: `${report.damage_type} di ${report.location}`,
    description: clipped(wordsOrKind(report.description), 160),
    card: { path: await cardPath(detail), alt: `Kartu laporan ${code}` },
  });
  // What nobody has checked yet can be shared, but is not for search engines to keep.
  return isOnMap(report.status, null) ? metadata : { ...metadata, robots: { index: false } };
}

/** The address changes with each step and promise, so that no messenger shows an old state. */
async function cardPath(detail: ReportDetailView): Promise<string> {
  const { code, steps, status } = detail;
  const promise = runningPromise(await loadHandovers(detail), status);
  return `/laporan/${code}/kartu.jpg?v=${steps.at(-1)?.id ?? 0}${promise ? `-${promise.id}` : ""}`;
}

export default async function Page({ params }: Props) {
  const { code } = await params;
  const detail = await loadReport(code);
  if (detail === null) {
    const meant = reportCodeIn(code);
    if (meant !== null && meant !== code) permanentRedirect(`/laporan/${meant}`);
    return missing(<ReportNotFound />);
  }
  // Not for ever: a merge can be taken back for some seconds.
  if (detail.merged_into !== null) redirect(`/laporan/${detail.merged_into}`);
  return (
    <>
      <WayBelow path="/laporan" here={{ name: `Laporan ${code}`, path: `/laporan/${code}` }} />
      <ReportPage
        detail={detail}
        share={
          detail.report && {
            url: publicCtx().link(`/laporan/${code}`),
            text: shareText(detail.report.damage_type, detail.report.location),
          }
        }
        tileUrl={await tileUrl()}
        forward={await loadForward(detail)}
        handovers={await loadHandovers(detail)}
        area={detail.report && (await loadAreaLink(detail.report))}
        updates={await loadUpdates(detail)}
        gatherings={await loadGatherings(detail)}
      />
    </>
  );
}
