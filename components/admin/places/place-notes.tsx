"use client";

import { useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { DeskPlaceView, PlaceNoteView } from "@/lib/places/view";

/** What residents wrote under "Ada yang salah?", until somebody has seen to it. */
export function PlaceNotes({ place, onSettled }: { place: DeskPlaceView; onSettled: () => void }) {
  if (place.notes.length === 0) return null;
  return (
    <section aria-labelledby="notes-title">
      <h3 id="notes-title" className="text-xl">
        Catatan warga
      </h3>
      <ul className="mt-3 grid gap-2">
        {place.notes.map((note) => (
          <Note key={note.id} placeId={place.id} note={note} onSettled={onSettled} />
        ))}
      </ul>
    </section>
  );
}

function Note({ placeId, note, onSettled }: { placeId: number; note: PlaceNoteView; onSettled: () => void }) {
  const { busy, run } = useAction({ refresh: false });
  const [key] = useState(randomKey);

  async function settle() {
    const path = `/api/admin/places/${placeId}/notes/${note.id}/done`;
    await fetchJson(path, { method: "POST", body: {}, key }).finally(onSettled);
    return "Catatan ditandai selesai.";
  }

  return (
    <li className="rounded-md border border-line bg-card p-3">
      <p className="measure whitespace-pre-line">{note.note}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-faint">
          {formatDateTime(note.created_at)} · {note.hasContact ? "Meninggalkan kontak untuk balasan" : "Tanpa kontak"}
        </p>
        <Button variant="secondary" size="small" busy={busy !== null} onClick={() => void run("settle", settle)}>
          {busy ? "Menyimpan…" : "Tandai selesai"}
        </Button>
      </div>
    </li>
  );
}
