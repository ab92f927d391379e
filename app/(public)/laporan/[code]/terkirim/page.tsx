import type { Metadata } from "next";
import { loadReport } from "@/app/(public)/laporan/[code]/load-report";
import ReportNotFound from "@/app/(public)/laporan/[code]/not-found";
import { missing } from "@/app/(public)/missing";
import { ReportSent } from "@/components/reports/report-sent";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";

export const generateStaticParams = onDemand;

export const metadata: Metadata = { title: "Laporan terkirim", robots: { index: false } };

/** Where the form leads a browser without scripts after sending. */
export default async function ReportSentPage({ params }: { params: Promise<{ code: string }> }) {
  const detail = await loadReport((await params).code);
  if (detail === null) return missing(<ReportNotFound />);
  const { code, held, report } = detail;
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="sr-only">Laporan terkirim</h1>
      <div className="measure">
        <ReportSent code={code} held={held} shared={report} url={publicCtx().link(`/laporan/${code}`)} />
      </div>
    </div>
  );
}
