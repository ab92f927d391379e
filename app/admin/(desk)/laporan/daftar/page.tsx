import type { Metadata } from "next";
import { ListPage } from "@/components/admin/desk/list-page";
import { ReportList } from "@/components/admin/reports/report-list";
import { readList, readListAddress } from "@/lib/desk/list";
import { REPORT_LIST } from "@/lib/reports/queries-list";
import { STATUS_LABELS } from "@/lib/reports/rules";
import { ReportListFilter } from "@/lib/reports/schemas-list";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/laporan/daftar",
  noun: "laporan",
  title: "Semua laporan",
  searchLabel: "Nomor, lokasi, atau jenis kerusakan",
  states: STATUS_LABELS,
  desk: { href: "/admin/laporan", label: "Verifikasi laporan" },
  filePath: "/api/admin/reports/export",
};

export const metadata: Metadata = { title: LOOK.title };

interface ReportListPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReportListPage({ searchParams }: ReportListPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const address = readListAddress(ReportListFilter, await searchParams);
  return (
    <ListPage look={LOOK} address={address} {...(await readList(ctx, REPORT_LIST, address))}>
      {(items) => <ReportList reports={items} now={ctx.now()} />}
    </ListPage>
  );
}
