import "server-only";
import { type Actor, writerKeys } from "@/lib/kernel/actor";
import { InvalidInput } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { IS_UNUSED } from "./rows";

/**
 * Makes sure that a photo is the actor's own and shown nowhere yet. Its row stays locked until the end of the
 * transaction, so neither the cleanup of unused photos nor a second claim comes between.
 * @throws InvalidInput
 */
export async function claimPhoto(transaction: Transaction, actor: Actor, id: string): Promise<void> {
  const locked = await transaction.$queryRaw<{ ownerKey: string }[]>`
    SELECT owner_key AS "ownerKey" FROM photos WHERE id = ${id}::uuid FOR UPDATE`;
  const [photo] = locked;
  // Somebody else's photo is answered like one that does not exist.
  if (!photo || !writerKeys(actor).includes(photo.ownerKey)) {
    throw refused("Foto tidak ditemukan. Unggah ulang fotonya.");
  }
  const unused = await transaction.$queryRaw<unknown[]>`SELECT FROM photos WHERE id = ${id}::uuid AND ${IS_UNUSED}`;
  if (unused.length === 0) throw refused("Foto ini sudah dipakai. Unggah foto lain.");
}

function refused(message: string): InvalidInput {
  return new InvalidInput(message, { photo_id: message });
}
