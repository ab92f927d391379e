import Link from "next/link";
import { SentCell, StateCell } from "@/components/admin/desk/list-page";
import { type Column, DataTable } from "@/components/ui/data-table";
import { isOpen, STATUS_LABELS } from "@/lib/reports/rules";
import type { ReportRowView } from "@/lib/reports/view-list";

/** @param now by which the waiting is told */
function columnsAt(now: Date): Column<ReportRowView>[] {
  return [
    {
      key: "code",
      label: "Nomor",
      cell: ({ code, status }) => (
        <Link
          href={`/admin/laporan?status=${status}&laporan=${code}`}
          prefetch={false}
          className="block py-2.5 tabular-nums lg:whitespace-nowrap text-primary"
        >
          {code}
        </Link>
      ),
    },
    {
      key: "status",
      label: "Keadaan",
      cell: ({ status, held }) => (
        <StateCell label={STATUS_LABELS[status]} pending={status === "PENDING"} held={held} />
      ),
    },
    { key: "kind", label: "Jenis", cell: ({ damageType }) => <span className="wrap-anywhere">{damageType}</span> },
    {
      key: "place",
      label: "Lokasi",
      cell: ({ location, area }) => (
        <>
          <span className="wrap-anywhere">{location}</span>
          {area ? <span className="block text-sm text-ink-faint">{area}</span> : null}
        </>
      ),
    },
    {
      key: "created",
      label: "Dikirim",
      cell: ({ createdAt, zone, status }) => (
        <SentCell createdAt={createdAt} zone={zone} awaited={isOpen(status) ? "penyelesaian" : null} now={now} />
      ),
    },
    { key: "supports", label: "Dukungan", numeric: true, cell: ({ supportCount }) => supportCount },
  ];
}

export function ReportList({ reports, now }: { reports: ReportRowView[]; now: Date }) {
  return <DataTable caption="Laporan" captionHidden columns={columnsAt(now)} rows={reports} rowKey={({ id }) => id} />;
}
