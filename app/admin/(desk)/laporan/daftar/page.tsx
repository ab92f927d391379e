import type { Metadata } from "next";
import { ListFilters } from "@/components/admin/desk/list-filters";
import { ListPage } from "@/components/admin/desk/list-page";
import { ReportList } from "@/components/admin/reports/report-list";
import { readListAddress } from "@/lib/desk/list-address";
import { reportList, reportRegencies } from "@/lib/reports/queries-list";
import { STATUS_LABELS } from "@/lib/reports/rules";
import { ReportListFilter } from "@/lib/reports/schemas-list";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/admin/laporan/daftar";

export const metadata: Metadata = { title: "Semua laporan" };

interface ReportListPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReportListPage({ searchParams }: ReportListPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const { typed, filter, errors, after } = readListAddress(ReportListFilter, await searchParams);
  const [page, regencies] = await Promise.all([
    filter === null ? { items: [], nextCursor: null } : reportList(ctx, filter, after),
    reportRegencies(ctx, filter?.provinsi),
  ]);
  const query = String(new URLSearchParams(typed));
  const nextQuery = page.nextCursor && String(new URLSearchParams({ ...typed, sesudah: page.nextCursor }));
  return (
    <ListPage
      title="Semua laporan"
      lead="Laporan dari segala keadaan. Berkas CSV-nya tidak memuat data pribadi."
      desk={{ href: "/admin/laporan", label: "Verifikasi laporan" }}
      filters={
        <ListFilters
          path={PATH}
          noun="laporan"
          searchLabel="Nomor, lokasi, atau jenis kerusakan"
          states={STATUS_LABELS}
          typed={typed}
          errors={errors}
          regencies={regencies}
          fileHref={filter && `/api/admin/reports/export?${query}`}
        />
      }
      list={page.items.length === 0 ? null : <ReportList reports={page.items} now={ctx.now()} />}
      emptyText={
        filter === null
          ? "Perbaiki saringan untuk melihat daftarnya."
          : "Tidak ada laporan yang cocok. Longgarkan saringannya."
      }
      nextHref={nextQuery && `${PATH}?${nextQuery}`}
    />
  );
}
