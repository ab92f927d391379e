import type { Metadata } from "next";
import { AreaSection } from "@/components/admin/statistics/area-section";
import { CountPlot, DaysPlot, ReportsPlot } from "@/components/admin/statistics/period-plots";
import { StatisticsHead } from "@/components/admin/statistics/statistics-head";
import type { AddressQuery } from "@/lib/desk/list-address";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { cachedAreaMap, cachedAreaStatistics, cachedStatistics } from "@/lib/server/desk-statistics";
import { ShowStatistics } from "@/lib/statistics/schemas";

export const metadata: Metadata = { title: "Statistik" };

export default async function StatisticsPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const { per, daerah } = ShowStatistics.parse(await searchParams);
  const { countedAt, periods } = await cachedStatistics(ctx, per);
  const areas = await cachedAreaStatistics(ctx, per, daerah);
  const map = await cachedAreaMap(ctx, areas.area?.code ?? "");
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-6 py-4 sm:py-6">
      <StatisticsHead per={per} countedAt={countedAt} />
      <div className="grid min-w-0 gap-6 lg:grid-cols-2">
        <ReportsPlot per={per} periods={periods} />
        <DaysPlot per={per} periods={periods} />
        <CountPlot per={per} periods={periods} field="registered" />
        <CountPlot per={per} periods={periods} field="members" />
      </div>
      <AreaSection per={per} statistics={areas} map={map} />
    </main>
  );
}
