import { useState } from "react";
import type { PanelProps } from "@/components/admin/desk/kind";
import {
  Description,
  DeskTimeline,
  Duplicates,
  Evidence,
  Fact,
  PanelTitle,
  PointFact,
  PublicPageFact,
  TITLE_ID,
} from "@/components/admin/desk/panel-parts";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { PhotoActions } from "@/components/admin/reports/photo-strip";
import { useAction } from "@/components/forms/use-action";
import { KindBadge } from "@/components/places/kind-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon-paths";
import { Notice } from "@/components/ui/notice";
import { formatDate, formatDateTime, waitingWords } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import {
  DOUBLE_METERS,
  PLACE_STATUS_LABELS,
  PLACE_STEP_LABELS,
  type PlaceStepKind,
  placePath,
} from "@/lib/places/rules";
import type { DeskPlaceView, PlaceNoteView } from "@/lib/places/view";

const ICONS: Record<PlaceStepKind, IconName> = {
  CREATED: "plus",
  APPROVED: "check-circle",
  REJECTED: "cross-circle",
  EDITED: "edit",
  MERGED: "copy",
  CLOSED: "flag",
  REOPENED: "refresh",
  KEPT: "leaf",
};

const STEPS = Object.fromEntries(
  Object.entries(PLACE_STEP_LABELS).map(([kind, text]) => [kind, { text, icon: ICONS[kind as PlaceStepKind] }]),
) as Record<PlaceStepKind, { text: string; icon: IconName }>;

/** Everything that is known about one place, evidence first. */
export function PlacePanel({ item: place, now, tileUrl, hrefOf, onOpen, onChanged }: PanelProps<DeskPlaceView>) {
  const { latitude, longitude, mergedInto } = place;
  const point = { latitude, longitude };
  return (
    <article aria-labelledby={TITLE_ID} className="grid gap-5">
      <header>
        <PanelTitle code={String(place.id)}>{place.name}</PanelTitle>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <KindBadge kind={place.kind} />
          <Badge tone={place.status === "PENDING" ? "wait" : "neutral"}>{PLACE_STATUS_LABELS[place.status]}</Badge>
          {place.status === "PENDING" ? (
            <span>{waitingWords("pemeriksaan", place.createdAt, now, place.zone)}</span>
          ) : null}
        </p>
      </header>
      {mergedInto ? (
        <Notice tone="info" icon="copy" title={`Digabungkan ke ${mergedInto.name}`}>
          <a href={hrefOf(String(mergedInto.id))} className="text-info underline underline-offset-4">
            Buka lokasi tujuannya
          </a>
        </Notice>
      ) : null}
      <PlaceNotices place={place} />
      <PlaceNotes place={place} onSettled={onChanged} />
      <Evidence
        photo={place.photo}
        alt={`Foto ${place.name}`}
        point={point}
        pin={place.kind}
        tileUrl={tileUrl}
        photoActions={
          place.photo ? (
            <PhotoActions photo={{ ...place.photo, name: `Foto ${place.name}` }} onChanged={onChanged} />
          ) : null
        }
      />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Daerah">{place.area ?? "Belum dikenal"}</Fact>
        <Fact term="Ditambahkan">{formatDateTime(place.createdAt, place.zone)}</Fact>
        <Fact term="Kata warga">
          {place.openCount} masih ada, {place.closedCount} sudah tutup
        </Fact>
        <PointFact point={point} />
        {place.status === "APPROVED" ? <PublicPageFact href={placePath(place.slug)} /> : null}
      </dl>
      <Description>{place.description === "" ? "Tanpa deskripsi." : place.description}</Description>
      <Duplicates
        hint={`Lokasi dalam jarak ${meters(DOUBLE_METERS.any)}, dan yang bernama sama dalam ${meters(DOUBLE_METERS.sameName)}.`}
        items={place.duplicates.map((near) => ({
          code: String(near.id),
          link: near.name,
          state: PLACE_STATUS_LABELS[near.status],
          text: <KindBadge kind={near.kind} />,
          detail: `${meters(near.distance_meters)} dari lokasi ini`,
        }))}
        hrefOf={hrefOf}
        onOpen={onOpen}
      />
      <div className="-ml-3">
        <WriterActions kind="lokasi" id={place.id} name={place.name} heldReason={place.heldReason} onDone={onChanged} />
      </div>
      <DeskTimeline steps={place.steps} looks={STEPS} zone={place.zone} />
    </article>
  );
}

/** What needs an eye before a decision. */
function PlaceNotices({ place }: { place: DeskPlaceView }) {
  const { heldReason, closedAt, doubted, openCount, closedCount, approximate } = place;
  return (
    <>
      {heldReason ? (
        <Notice tone="bad" icon="shield" title={`Ditahan: ${pendingReason(heldReason)}`}>
          Periksa nama dan deskripsinya baik-baik sebelum memverifikasi.
        </Notice>
      ) : null}
      {closedAt ? (
        <Notice tone="wait" icon="flag" title={`Sudah tutup sejak ${formatDate(closedAt, place.zone)}`}>
          Tidak tampil di peta; halamannya mengatakan bahwa tempat ini sudah tutup.
        </Notice>
      ) : null}
      {doubted ? (
        <Notice tone="bad" icon="users" title="Warga menyebut tempat ini sudah tutup">
          {closedCount} orang berkata sudah tutup, {openCount} berkata masih ada. Pastikan, lalu pilih “Masih ada” atau
          “Tandai tutup”.
        </Notice>
      ) : null}
      {approximate ? (
        <Notice tone="wait" icon="pin" title="Titiknya masih perkiraan">
          Hanya tengah sebuah kecamatan atau kota. Sunting untuk menggeser pin ke tempat yang tepat.
        </Notice>
      ) : null}
    </>
  );
}

/** What residents wrote under "Ada yang salah?", until somebody has seen to it. */
function PlaceNotes({ place, onSettled }: { place: DeskPlaceView; onSettled: () => void }) {
  if (place.notes.length === 0) return null;
  return (
    <section aria-labelledby="notes-title">
      <h3 id="notes-title" className="text-xl">
        Catatan warga
      </h3>
      <ul className="mt-3 grid gap-2">
        {place.notes.map((note) => (
          <Note key={note.id} place={place} note={note} onSettled={onSettled} />
        ))}
      </ul>
    </section>
  );
}

function Note({ place, note, onSettled }: { place: DeskPlaceView; note: PlaceNoteView; onSettled: () => void }) {
  const { busy, run } = useAction({ refresh: false });
  const [key] = useState(randomKey);

  async function settle() {
    const path = `/api/admin/places/${place.id}/notes/${note.id}/done`;
    await fetchJson(path, { method: "POST", body: {}, key }).finally(onSettled);
    return "Catatan ditandai selesai.";
  }

  return (
    <li className="rounded-md border border-line bg-card p-3">
      <p className="measure whitespace-pre-line">{note.note}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-faint">
          {formatDateTime(note.created_at, place.zone)} ·{" "}
          {note.hasContact ? "Meninggalkan kontak untuk balasan" : "Tanpa kontak"}
        </p>
        <Button variant="secondary" size="small" busy={busy !== null} onClick={() => void run("settle", settle)}>
          {busy ? "Menyimpan…" : "Tandai selesai"}
        </Button>
      </div>
    </li>
  );
}
