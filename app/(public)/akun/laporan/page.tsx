import type { Metadata } from "next";
import { type OwnPageProps, ownPage } from "@/app/(public)/akun/own-page";
import { OwnReportList } from "@/components/reports/own/own-report-list";
import { ownKey } from "@/lib/kernel/actor";
import { reportsOf } from "@/lib/reports/queries";

const title = "Laporan saya";

export const metadata: Metadata = { title, robots: { index: false } };

export default function OwnReportsPage({ searchParams }: OwnPageProps) {
  return ownPage({
    searchParams,
    path: "/akun/laporan",
    title,
    empty: "Belum ada laporan dari akun ini.",
    action: { href: "/laporan", label: "Laporkan kerusakan" },
    read: (ctx, chunk) => reportsOf(ctx, [ownKey(ctx.actor)], chunk),
    list: (reports) => <OwnReportList reports={reports} />,
  });
}
