import type { RowLook } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
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
      {heldReason ? <HeldSign reason={heldReason} /> : null}
      {closedAt ? <Sign icon="cross-circle">Sudah tutup</Sign> : null}
      {doubted ? (
        <Sign tone="bad" icon="users">
          {closedCount} warga: sudah tutup
        </Sign>
      ) : null}
      {notes.length > 0 ? (
        <Sign tone="info" icon="message">
          {notes.length} catatan
        </Sign>
      ) : null}
      {duplicates.length > 0 ? (
        <Sign tone="wait" icon="copy">
          {duplicates.length} mungkin sama
        </Sign>
      ) : null}
      {approximate ? (
        <Sign tone="wait" icon="pin">
          Titik perkiraan
        </Sign>
      ) : null}
    </Signs>
  );
}
