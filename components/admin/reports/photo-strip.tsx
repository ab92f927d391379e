"use client";

import { useState } from "react";
import useSWR from "swr";
import { PhotoView } from "@/components/admin/desk/photo-view";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { CoverDialog } from "@/components/photos/cover-dialog";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { ActedView } from "@/lib/desk/view";
import { failureText, fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { photoIdIn } from "@/lib/photos/rules";
import type { PhotoBox } from "@/lib/photos/schemas";
import { type DeskPhoto, deskPhoto } from "@/lib/photos/view";
import type { SimilarPhotoView } from "@/lib/review/photos/view";

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
    <ul aria-label="Foto satu per satu" className={classNames("grid gap-3", photos.length > 1 && "grid-cols-2")}>
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

/** The same for a photo that is known by its address; nothing where there is none. */
export function PhotoActionsAt({
  path,
  name,
  onChanged,
}: {
  path: string | null;
  name: string;
  onChanged?: () => void;
}) {
  const id = photoIdIn(path);
  if (id === null) return null;
  return <PhotoActions photo={{ ...deskPhoto(id), name }} {...(onChanged ? { onChanged } : {})} />;
}

interface PhotoActionsProps {
  photo: NamedPhoto;
  onChanged?: () => void;
  /** False in the list of similar photos itself. */
  withSimilar?: boolean;
}

/** Covers or removes one photo and its copies; both can be undone for a moment. */
export function PhotoActions({ photo, onChanged, withSimilar = true }: PhotoActionsProps) {
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
        <Icon name="edit" size={18} /> Tutupi foto
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={busy === "remove"}
        onClick={() => void perform("remove", () => fetchJson<ActedView>(path, { method: "DELETE" }), UNDO)}
      >
        <Icon name="trash" size={18} /> Hapus foto
      </Button>
      {withSimilar ? <SimilarPhotos photo={photo} {...(onChanged ? { onChanged } : {})} /> : null}
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

interface SimilarPhotosProps {
  photo: NamedPhoto;
  onChanged?: () => void;
}

/** Nearly the same picture elsewhere: the same file goes with the photo, these wait for a press of their own. */
function SimilarPhotos({ photo, onChanged }: SimilarPhotosProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Icon name="search" size={18} /> Foto serupa
      </Button>
      {open ? (
        <Dialog open onClose={() => setOpen(false)} title="Foto serupa di tempat lain">
          <SimilarList id={photo.id} {...(onChanged ? { onChanged } : {})} />
        </Dialog>
      ) : null}
    </>
  );
}

function SimilarList({ id, onChanged }: { id: string; onChanged?: () => void }) {
  const { data, error, mutate } = useSWR(`/api/admin/photos/${id}/similar`, (path: string) =>
    fetchJson<SimilarPhotoView[]>(path),
  );
  if (error) return <p role="alert">{failureText(error)}</p>;
  if (data === undefined) return <p role="status">Mencari…</p>;
  if (data.length === 0) return <p>Tidak ada foto serupa. Salinan yang sama persis ikut ditutup atau dihapus.</p>;
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {data.map((similar) => (
        <li key={similar.id} className="grid content-start gap-2">
          <p className="font-semibold">
            {similar.shown_at === null ? (
              similar.shown_by
            ) : (
              <a
                href={similar.shown_at}
                target="_blank"
                rel="noopener"
                className="text-info underline underline-offset-4"
              >
                {similar.shown_by}
                <span className="sr-only"> (tab baru)</span>
              </a>
            )}
          </p>
          <div className="h-40">
            <PhotoView photo={similar} alt={`Foto pada ${similar.shown_by}`} />
          </div>
          <PhotoActions
            photo={{ ...similar, name: `Foto pada ${similar.shown_by}` }}
            withSimilar={false}
            onChanged={() => {
              void mutate();
              onChanged?.();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
