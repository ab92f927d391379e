import { heldWords } from "@/components/admin/desk/held-words";
import type { RowLook } from "@/components/admin/desk/kind";
import { Signs } from "@/components/admin/desk/queue-list";
import { Badge } from "@/components/ui/badge";
import { formatDate, waitingWords } from "@/lib/format/dates";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import type { DeskPlaceView } from "@/lib/places/view";

export function placeRow(place: DeskPlaceView, now: Date): RowLook {
  const { name, kind, area, status, createdAt, photo } = place;
  return {
    link: name,
    title: PLACE_KIND_LABELS[kind],
    place: area ?? "Daerah belum dikenal",
    age: status === "PENDING" ? waitingWords(createdAt, now) : formatDate(createdAt),
    photo: photo?.medium ?? null,
    signs: <PlaceSigns place={place} />,
  };
}

function PlaceSigns({ place }: { place: DeskPlaceView }) {
  const { heldReason, approximate, closedAt, doubted, closedCount, notes, duplicates } = place;
  return (
    <Signs>
      {heldReason ? (
        <li className="basis-full text-sm text-danger">
          <Badge tone="bad" icon="shield">
            Ditahan
          </Badge>{" "}
          {heldWords(heldReason)}
        </li>
      ) : null}
      {closedAt ? (
        <li>
          <Badge icon="cross-circle">Sudah tutup</Badge>
        </li>
      ) : null}
      {doubted ? (
        <li>
          <Badge tone="bad" icon="users">
            {closedCount} warga: sudah tutup
          </Badge>
        </li>
      ) : null}
      {notes.length > 0 ? (
        <li>
          <Badge tone="info" icon="message">
            {notes.length} catatan
          </Badge>
        </li>
      ) : null}
      {duplicates.length > 0 ? (
        <li>
          <Badge tone="wait" icon="copy">
            {duplicates.length} mungkin sama
          </Badge>
        </li>
      ) : null}
      {approximate ? (
        <li>
          <Badge tone="wait" icon="pin">
            Titik perkiraan
          </Badge>
        </li>
      ) : null}
    </Signs>
  );
}
