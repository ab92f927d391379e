import type { Metadata } from "next";
import { PageWay } from "@/app/(public)/page-way";
import { excerptOf } from "@/components/reports/excerpt";
import { openingMap } from "@/components/reports/opening-map";
import { ReportPath } from "@/components/reports/report-path";
import { ReportScreen } from "@/components/reports/report-screen";
import { ReportSearch } from "@/components/reports/report-search";
import { ReportsNoScript } from "@/components/reports/reports-no-script";
import { FeedLink } from "@/components/ui/feed-link";
import { listReports } from "@/lib/reports/queries";
import { wholeReportMap } from "@/lib/reports/queries-map";
import { FILTER_PATH, LIST_LIMIT, REPORT_FEED_PATH } from "@/lib/reports/rules";
import { tileUrl } from "@/lib/server/basemap/borders";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { provinceCorners } from "@/lib/server/geocoder/gazetteer";
import { pageMetadata } from "@/lib/server/page-metadata";

const TITLE = "Laporkan kerusakan lingkungan";
const DESCRIPTION =
  "Laporkan sampah, pencemaran, pembakaran, atau kerusakan lain di sekitar Anda dan ikuti tindak lanjutnya. Tanpa akun, boleh anonim.";
export async function generateMetadata(): Promise<Metadata> {
  await firstReports();
  return pageMetadata({ path: "/laporan", title: TITLE, description: DESCRIPTION, feed: REPORT_FEED_PATH });
}

export default async function ReportsPage() {
  const [first, map] = await Promise.all([firstReports(), openingReports()]);
  return (
    <div className="wide container-page py-8 lg:py-12">
      <PageWay path="/laporan" />
      <h1 className="text-3xl lg:text-4xl">{TITLE}</h1>
      <p className="measure mt-3 text-lg text-ink-soft max-lg:hidden">
        Laporan Anda mendapat nomor, diperiksa pengelola, lalu tampil di peta dan dipantau bersama sampai selesai.
      </p>
      <div className="mb-4 lg:mb-8">
        <ReportsNoScript />
      </div>
      <ReportScreen
        first={first}
        map={map}
        tileUrl={await tileUrl()}
        homes={provinceCorners()}
        aside={
          <>
            <ReportPath />
            <ReportSearch />
            <p>
              <a
                href={FILTER_PATH}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              >
                Saring laporan menurut daerah, jenis, status, atau tanggal
              </a>
            </p>
            <FeedLink href={REPORT_FEED_PATH}>Umpan RSS laporan yang sudah diperiksa</FeedLink>
          </>
        }
      />
    </div>
  );
}

function firstReports() {
  return cachedRead(["reports", "first"], ["reports"], async () => {
    const page = await listReports(publicCtx(), { limit: LIST_LIMIT.screen });
    return page.items.map(excerptOf);
  });
}

function openingReports() {
  return cachedRead(["reports", "opening"], ["reports"], async () => {
    return openingMap(await wholeReportMap(publicCtx()));
  });
}
