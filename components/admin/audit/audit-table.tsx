import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { ACTION_WORDS, subjectWords } from "@/lib/audit/rules";
import type { AuditEntryView } from "@/lib/audit/view";
import { formatDate, formatTime } from "@/lib/format/dates";
import { capitalised } from "@/lib/format/text";

const COLUMNS: Column<AuditEntryView>[] = [
  { key: "person", label: "Orang", cell: (entry) => <span className="wrap-anywhere">{personOf(entry)}</span> },
  { key: "action", label: "Tindakan", cell: ({ action }) => capitalised(ACTION_WORDS[action] ?? action) },
  { key: "subject", label: "Subjek", cell: ({ subject }) => <Subject subject={subject} /> },
  {
    key: "time",
    label: "Waktu",
    cell: ({ created_at }) => (
      <time dateTime={created_at}>
        {formatDate(created_at)}, {formatTime(created_at)}
      </time>
    ),
  },
  { key: "details", label: "Rincian", cell: ({ details }) => <Details details={details} /> },
];

export function AuditTable({ entries }: { entries: AuditEntryView[] }) {
  return (
    <DataTable
      caption="Catatan tindakan, terbaru di atas"
      captionHidden
      columns={COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

function personOf({ username, by_person }: AuditEntryView): string {
  return username ?? (by_person ? "Akun yang sudah dihapus" : "Server");
}

function Subject({ subject }: { subject: string }) {
  const { label, href } = subjectWords(subject);
  if (href === null) return <span className="wrap-anywhere">{label}</span>;
  return (
    <Link
      href={href}
      prefetch={false}
      className="font-semibold wrap-anywhere text-primary underline underline-offset-4"
    >
      {label}
    </Link>
  );
}

function Details({ details }: { details: string }) {
  if (details === "{}") return <span className="text-ink-faint">Tidak ada</span>;
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-primary">Lihat</summary>
      <code className="mt-1 block max-w-80 text-sm break-all">{details}</code>
    </details>
  );
}
