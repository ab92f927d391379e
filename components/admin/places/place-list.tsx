import Link from "next/link";
import { SentCell, StateCell } from "@/components/admin/desk/list-page";
import { type Column, DataTable } from "@/components/ui/data-table";
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
        <Link href={`/admin/lokasi?lokasi=${id}`} prefetch={false} className="block py-2.5 wrap-anywhere text-primary">
          {name}
        </Link>
      ),
    },
    {
      key: "state",
      label: "Keadaan",
      cell: ({ state, held }) => (
        <StateCell label={PLACE_STATE_LABELS[state]} pending={state === "PENDING"} held={held} />
      ),
    },
    { key: "kind", label: "Jenis", cell: ({ kind }) => PLACE_KIND_LABELS[kind] },
    { key: "area", label: "Daerah", cell: ({ area }) => area ?? "Belum dikenal" },
    {
      key: "created",
      label: "Ditambahkan",
      cell: ({ createdAt, zone, state }) => (
        <SentCell createdAt={createdAt} zone={zone} awaited={state === "PENDING" ? "pemeriksaan" : null} now={now} />
      ),
    },
  ];
}

export function PlaceList({ places, now }: { places: PlaceRowView[]; now: Date }) {
  return <DataTable caption="Lokasi" captionHidden columns={columnsAt(now)} rows={places} rowKey={({ id }) => id} />;
}
