import type { Metadata } from "next";
import { ReportDesk } from "@/components/admin/reports/report-desk";
import type { AddressQuery } from "@/lib/desk/list-address";
import { DESK_PAGE } from "@/lib/desk/rules";
import { isAdmin } from "@/lib/kernel/actor";
import { deskQueue, deskReport } from "@/lib/reports/desk/queries";
import { listReplies } from "@/lib/reports/desk/replies/queries";
import { DESK_TABS } from "@/lib/reports/rules";
import { ReportParams } from "@/lib/reports/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { tileUrl } from "@/lib/server/basemap/borders";
import { contextFor } from "@/lib/server/ctx";
import { readWaitingCounts } from "@/lib/server/desk-counts";

export const metadata: Metadata = { title: "Verifikasi laporan" };

export default async function DeskPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const actor = await requireStaff();
  const { ctx } = contextFor(actor);
  const requested = await searchParams;
  const status = DESK_TABS.find((known) => known === requested.status) ?? "WAITING";
  const named = ReportParams.safeParse({ id: requested.laporan });
  const [queue, counts, opened, replies] = await Promise.all([
    deskQueue(ctx, { status, limit: DESK_PAGE }),
    readWaitingCounts(),
    named.success ? deskReport(ctx, named.data.id) : null,
    listReplies(ctx),
  ]);
  return (
    <main id="isi" tabIndex={-1} className="container-page w-full py-4 sm:py-6">
      <ReportDesk
        start={{ tab: status, items: queue.items }}
        counts={counts.reports}
        opened={opened}
        replies={replies}
        isAdmin={isAdmin(actor)}
        tileUrl={await tileUrl()}
        now={ctx.now().toISOString()}
      />
    </main>
  );
}
