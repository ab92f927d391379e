"use client";

import { Desk, type DeskData } from "@/components/admin/desk/desk";
import { DeskSearch } from "@/components/admin/desk/desk-search";
import type { DeskKind, DialogProps, ListHeadProps, RowStyle } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { ButtonLink } from "@/components/ui/button-link";
import { formatDate, waitingWords } from "@/lib/format/dates";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import type { PlaceQueue } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import { MergeDialog } from "./merge-dialog";
import { EditDialog } from "./place-edit";
import { PlacePanel } from "./place-panel";
import { actionsFor, DECISION_WORDING, leaves, PLACE_WORDING, type PlaceAction } from "./wording";

const EMPTY: Record<PlaceQueue, string> = {
  PENDING: "Semua lokasi sudah ditinjau. Lokasi baru muncul di sini dengan sendirinya.",
  DOUBTED: "Tidak ada lokasi yang diragukan warga.",
  APPROVED: "Belum ada lokasi terverifikasi.",
  REJECTED: "Belum ada lokasi yang ditolak.",
};

const PLACES: DeskKind<DeskPlaceView, PlaceQueue, PlaceAction> = {
  api: "/api/admin/places",
  path: "/admin/lokasi",
  title: "Verifikasi lokasi",
  noun: "lokasi",
  tabs: [
    { id: "PENDING", label: "Menunggu" },
    { id: "DOUBTED", label: "Diragukan" },
    { id: "APPROVED", label: "Terverifikasi", order: "terbaru di atas" },
    { id: "REJECTED", label: "Ditolak", order: "terbaru di atas" },
  ],
  tabParameter: "queue",
  itemParameter: "lokasi",
  undoField: "step_id",
  codeOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  stateOf: ({ updatedAt }) => updatedAt,
  actionsFor,
  leaves,
  goesOn: () => false,
  pathOf: (action) => (action === "merge" ? "merge" : "decisions"),
  wording: PLACE_WORDING,
  emptyText: (queue) => EMPTY[queue],
  rowOf: placeRow,
  Panel: PlacePanel,
  Dialog: PlaceDialog,
  ListHead: PlaceSearchHead,
};

/** The desk of green places. */
export function PlaceDesk(props: DeskData<DeskPlaceView, PlaceQueue>) {
  const links = (
    <>
      <ButtonLink href="/admin/lokasi/daftar" variant="quiet" size="small">
        Semua lokasi
      </ButtonLink>
      <ButtonLink href="/admin/lokasi/data" variant="quiet" size="small">
        Impor dan ekspor
      </ButtonLink>
    </>
  );
  return <Desk kind={PLACES} links={links} {...props} />;
}

/** Narrows the list to names. */
function PlaceSearchHead({ q, onSearch }: ListHeadProps) {
  return <DeskSearch q={q} onSearch={onSearch} landmark="Lokasi hijau" label="Cari nama lokasi" />;
}

function PlaceDialog({ action, ...props }: DialogProps<DeskPlaceView, PlaceAction>) {
  if (action === "edit") return <EditDialog {...props} />;
  if (action === "merge") return <MergeDialog {...props} />;
  const { item, draft, onClose, onSubmit } = props;
  const look = DECISION_WORDING[action];
  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.name}</strong> · {PLACE_KIND_LABELS[item.kind]}
          {item.area ? `, ${item.area}` : null}
        </>
      }
      quick
      draft={String(draft?.words ?? "")}
      onClose={onClose}
      onSubmit={(words) => onSubmit({ decision: action, words: words === "" ? null : words, seen_at: item.updatedAt })}
    />
  );
}

function placeRow(place: DeskPlaceView, now: Date): RowStyle {
  const { name, kind, area, status, createdAt, photo, zone } = place;
  return {
    link: name,
    title: PLACE_KIND_LABELS[kind],
    place: area ?? "Daerah belum dikenal",
    age: status === "PENDING" ? waitingWords("pemeriksaan", createdAt, now, zone) : formatDate(createdAt, zone),
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
