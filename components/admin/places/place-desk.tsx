"use client";

import { useState } from "react";
import { Desk, type DeskData } from "@/components/admin/desk/desk";
import { DeskSearch } from "@/components/admin/desk/desk-search";
import type { DeskKind, DialogProps, ListHeadProps, RowStyle } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { SaveButtons, takesFocus, WordsDialog } from "@/components/admin/desk/words-dialog";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import type { PickedPoint } from "@/components/map/coordinates";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { formatDate, waitingWords } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { PLACE_KIND_LABELS, PLACE_KINDS } from "@/lib/places/rules";
import type { PlaceQueue } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import { MergeDialog } from "./merge-dialog";
import { PlacePanel } from "./place-panel";
import { actionsFor, DECISION_WORDING, leaves, PLACE_WORDING, type PlaceAction } from "./wording";

const FIELDS = ["name", "kind", "description"] as const;

const KINDS = PLACE_KINDS.map((kind) => ({ value: kind, label: PLACE_KIND_LABELS[kind] }));

type EditDialogProps = Pick<DialogProps<DeskPlaceView, never>, "item" | "tileUrl" | "onClose" | "onSaved">;

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

/** All that a place says of itself. It stays open until the server has taken it, with what the server finds wrong. */
function EditDialog({ item: place, tileUrl, onClose, onSaved }: EditDialogProps) {
  const [point, setPoint] = useState<PickedPoint>(place);
  const [photo, setPhoto] = useState(place.photo && { id: place.photo.id, url: place.photo.medium });
  const [photoBusy, setPhotoBusy] = useState(false);
  const { state, form } = useSubmit(FIELDS, {
    check: ({ name }): Refusal | null => {
      if (name.trim() === "") return { message: "", errors: { name: "Nama lokasi wajib diisi." } };
      return photoBusy ? { message: "Foto masih dikirim. Tunggu sebentar lalu simpan lagi.", errors: {} } : null;
    },
    send: async (values) => {
      const started = Date.now();
      const { latitude, longitude, approximate = false } = point;
      const body = {
        ...values,
        latitude,
        longitude,
        approximate,
        photo_id: photo?.id ?? null,
        seen_at: place.updatedAt,
      };
      const answer = await fetchJson<DeskPlaceView>(`/api/admin/places/${place.id}`, { method: "PATCH", body });
      return { answer, started };
    },
    onSent: ({ answer, started }) => {
      if (answer.updatedAt === place.updatedAt) onClose();
      else onSaved(answer, started);
    },
    failed: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const misplaced = state.errors.latitude ?? state.errors.longitude;
  return (
    <Dialog open onClose={onClose} title="Sunting lokasi">
      <form
        {...form}
        aria-label={`Sunting ${place.name}`}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        className="grid gap-5"
      >
        <SubmitOutcome state={state} idPrefix="edit-" />
        <Field name="name" id="edit-name" label="Nama lokasi" required error={state.errors.name}>
          {(control) => (
            <Input {...control} ref={takesFocus} defaultValue={place.name} maxLength={120} autoComplete="off" />
          )}
        </Field>
        <Field name="kind" id="edit-kind" label="Jenis lokasi" required error={state.errors.kind}>
          {(control) => <Select {...control} options={KINDS} defaultValue={place.kind} />}
        </Field>
        <Field name="description" id="edit-description" label="Deskripsi" error={state.errors.description}>
          {(control) => <Textarea {...control} defaultValue={place.description} rows={4} maxLength={2000} />}
        </Field>
        <div id="edit-latitude" tabIndex={-1}>
          <PlacePicker
            value={point}
            onChange={(next) => next && setPoint(next)}
            tileUrl={tileUrl}
            searchText={place.name}
            hint="Geser pin, tekan peta, atau cari nama tempat."
            withDevice={false}
            required
          />
          {misplaced ? <FieldError id="edit-latitude-error" text={misplaced} /> : null}
        </div>
        <div id="edit-photo_id" tabIndex={-1}>
          <PhotoPicker value={photo} onChange={setPhoto} onBusy={setPhotoBusy} label="Foto (opsional)" />
          {state.errors.photo_id ? <FieldError id="edit-photo-error" text={state.errors.photo_id} /> : null}
        </div>
        <SaveButtons busy={state.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
