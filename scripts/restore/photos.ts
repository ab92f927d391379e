import type { PhotoStore } from "@/lib/kernel/ctx";
import { PHOTO_SIZES, photoFile } from "@/lib/photos/rules";
import type { BackupArchive } from "../backup/archive-reader.ts";
import { photoEntry } from "../backup/manifest.ts";

const PREFIX = photoEntry("");

/** Names of the photos' files in a backup. */
function filesIn(archive: BackupArchive): string[] {
  const entries = archive.names().filter((name) => name.startsWith(PREFIX));
  return entries.map((name) => name.slice(PREFIX.length));
}

const idOf = (file: string) => file.slice(0, 36);

/** Puts all of them into the store; what was put before stays when one cannot be. */
export async function putPhotos(archive: BackupArchive, store: PhotoStore): Promise<void> {
  for (const file of filesIn(archive)) await store.put(file, await archive.read(photoEntry(file)));
}

/** Takes back what `putPhotos` put, except for photos that were there before. */
export async function takeBackPhotos(
  archive: BackupArchive,
  store: PhotoStore,
  before: ReadonlySet<string>,
): Promise<void> {
  for (const file of filesIn(archive)) if (!before.has(idOf(file))) await store.delete(file).catch(() => undefined);
}

/** Removes the files of photos that no row names any more. */
export async function removePhotos(ids: Iterable<string>, store: PhotoStore): Promise<void> {
  for (const id of ids) {
    for (const size of PHOTO_SIZES) await store.delete(photoFile(id, size));
  }
}
