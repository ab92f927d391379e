"use client";

import { useState } from "react";
import { PhotoView } from "@/components/admin/desk/photo-view";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { CoverDialog } from "@/components/photos/cover-dialog";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { PhotoBox } from "@/lib/photos/schemas";
import type { DeskPhoto } from "@/lib/reports/photos/view";

const API = "/api/admin/photos";
const UNDO = { path: `${API}/undo` };

interface NamedPhoto extends DeskPhoto {
  /** "Foto 2", "Foto sesudah" */
  name: string;
}

/** The photos of a report with what staff may do to each: cover parts of it, or remove it. */
export function PhotoStrip({ photos, onChanged }: { photos: readonly NamedPhoto[]; onChanged: () => void }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Foto satu per satu" className="grid grid-cols-2 gap-3">
      {photos.map((photo) => (
        <li key={photo.id} className="grid content-start gap-2">
          {photos.length > 1 ? (
            <div className="h-28">
              <PhotoView photo={photo} alt={photo.name} />
            </div>
          ) : null}
          <PhotoActions photo={photo} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

/** Covers or removes one photo; both can be undone for a moment. */
export function PhotoActions({ photo, onChanged }: { photo: NamedPhoto; onChanged?: () => void }) {
  const { busy, perform } = useUndoableAction(onChanged);
  const [covering, setCovering] = useState(false);
  const path = `${API}/${photo.id}`;

  async function cover(boxes: PhotoBox[]) {
    const send = async () => {
      const acted = await fetchJson<ActedView>(`${path}/boxes`, { method: "POST", body: { boxes }, key: randomKey() });
      // After a failure what was drawn stays.
      setCovering(false);
      return acted;
    };
    await perform("cover", send, UNDO);
  }

  return (
    <fieldset className="needs-script -ml-2 flex flex-wrap gap-1">
      <legend className="sr-only">{photo.name}</legend>
      <Button variant="quiet" size="small" onClick={() => setCovering(true)}>
        <Icon name="edit" size={18} /> Tutupi
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={busy === "remove"}
        onClick={() => void perform("remove", () => fetchJson<ActedView>(path, { method: "DELETE" }), UNDO)}
      >
        <Icon name="trash" size={18} /> Hapus
      </Button>
      {covering ? (
        <CoverDialog
          src={photo.large}
          alt={photo.name}
          busy={busy === "cover"}
          onCover={(boxes) => void cover(boxes)}
          onClose={() => setCovering(false)}
        />
      ) : null}
    </fieldset>
  );
}
