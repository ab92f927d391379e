import { Badge } from "@/components/ui/badge";
import { formatDateTime, type Zone } from "@/lib/format/dates";
import { CONDITION_LABELS } from "@/lib/reports/updates/rules";
import type { ReportUpdateView } from "@/lib/reports/updates/view";

interface UpdateItemProps {
  update: ReportUpdateView;
  zone: Zone;
  /** Only its writer sees it as yet. */
  held?: boolean;
}

/** What one neighbour found, without who it was. */
export function UpdateItem({ update, zone, held = false }: UpdateItemProps) {
  const { condition, content, photo, created_at } = update;
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
        <Badge tone={condition === "SAME" ? "wait" : "good"} icon={condition === "SAME" ? "warning" : "check-circle"}>
          {CONDITION_LABELS[condition]}
        </Badge>
        <time dateTime={created_at}>{formatDateTime(created_at, zone)}</time>
        {held ? <Badge icon="clock">Sedang diperiksa</Badge> : null}
      </p>
      <p className="measure mt-2 whitespace-pre-line">{content}</p>
      {photo ? (
        <img
          src={photo}
          alt="Foto dari warga di tempat laporan"
          loading="lazy"
          className="mt-3 max-h-80 w-full max-w-md rounded-sm bg-panel object-contain"
        />
      ) : null}
    </li>
  );
}
