import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatDate, waitingWords } from "@/lib/format/dates";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import { PLACE_STATE_LABELS } from "@/lib/places/rules-list";
import type { PlaceRowView } from "@/lib/places/view";

/** @param now by which the waiting is told */
function columnsAt(now: Date): Column<PlaceRowView>[] {
  return [
    {
      key: "name",
      label: "Nama",
      cell: ({ id, name }) => (
        <Link href={`/admin/lokasi?lokasi=${id}`} prefetch={false} className="block py-2.5 break-words text-primary">
          {name}
        </Link>
      ),
    },
    {
      key: "state",
      label: "Keadaan",
      cell: ({ state, held }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={state === "PENDING" ? "wait" : "neutral"}>{PLACE_STATE_LABELS[state]}</Badge>
          {held ? (
            <Badge tone="bad" icon="shield">
              Ditahan
            </Badge>
          ) : null}
        </span>
      ),
    },
    { key: "kind", label: "Jenis", cell: ({ kind }) => PLACE_KIND_LABELS[kind] },
    { key: "area", label: "Daerah", cell: ({ area }) => area ?? "Belum dikenal" },
    {
      key: "created",
      label: "Ditambahkan",
      cell: ({ createdAt, state }) => (
        <>
          {formatDate(createdAt)}
          {state === "PENDING" ? (
            <span className="block text-sm text-ink-faint">{waitingWords(createdAt, now)}</span>
          ) : null}
        </>
      ),
    },
  ];
}

export function PlaceList({ places, now }: { places: PlaceRowView[]; now: Date }) {
  return <DataTable caption="Lokasi" captionHidden columns={columnsAt(now)} rows={places} rowKey={({ id }) => id} />;
}
