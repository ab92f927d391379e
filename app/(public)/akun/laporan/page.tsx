import type { Metadata } from "next";
import { WritingsPage } from "@/components/accounts/account-writings";
import { OwnReportList } from "@/components/reports/own-report-list";
import { OWN_PAGE } from "@/lib/accounts/rules-own";
import { OwnPage } from "@/lib/accounts/schemas-own";
import { ownKey } from "@/lib/kernel/actor";
import { reportsOf } from "@/lib/reports/queries";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/akun/laporan";

export const metadata: Metadata = { title: "Laporan Anda", robots: { index: false } };

export default async function OwnReportsPage(props: { searchParams: Promise<Record<string, unknown>> }) {
  const { ctx } = contextFor(await requireMember(PATH));
  const { sebelum } = OwnPage.parse(await props.searchParams);
  const { items, nextCursor } = await reportsOf(ctx, [ownKey(ctx.actor)], { limit: OWN_PAGE, cursor: sebelum });
  return (
    <WritingsPage
      title="Laporan Anda"
      path={PATH}
      later={sebelum !== undefined}
      nextCursor={nextCursor}
      some={items.length > 0}
      empty="Belum ada laporan dari akun ini."
      action={{ href: "/laporan", label: "Laporkan kerusakan" }}
    >
      <OwnReportList reports={items} />
    </WritingsPage>
  );
}
