import type { Metadata } from "next";
import { fullListFields, ListPage } from "@/components/admin/desk/list-page";
import { ReportList } from "@/components/admin/reports/report-list";
import { type AddressQuery, readList, readListAddress } from "@/lib/desk/list-address";
import { REPORT_LIST } from "@/lib/reports/queries-list";
import { STATUS_LABELS } from "@/lib/reports/rules";
import { ReportListFilter } from "@/lib/reports/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/laporan/daftar",
  noun: "laporan",
  title: "Semua laporan",
  intro: "Laporan dari segala keadaan. Berkas CSV-nya tidak memuat data pribadi.",
  back: { href: "/admin/laporan", label: "Verifikasi laporan" },
};

export const metadata: Metadata = { title: LOOK.title };

export default async function ReportListPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const address = readListAddress(ReportListFilter, requested);
  const { page, regencies } = await readList(ctx, REPORT_LIST, address.query, requested.sesudah);
  const fields = fullListFields("Nomor, lokasi, atau jenis kerusakan", STATUS_LABELS, regencies);
  return (
    <ListPage
      look={{ ...LOOK, fields }}
      address={address}
      page={page}
      next="sesudah"
      filePath="/api/admin/reports/export"
    >
      {(items) => <ReportList reports={items} now={ctx.now()} />}
    </ListPage>
  );
}
