import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput, TooLarge } from "@/lib/kernel/errors";
import { addPhoto, type CameraPoint } from "@/lib/photos/commands";
import { assertNotWithdrawn, hashFile } from "@/lib/photos/commands-withdrawn";
import { PHOTO_MESSAGES, PHOTO_SIZES, PHOTO_TYPES } from "@/lib/photos/rules";
import { FUNCTION_PHOTO_BYTES, MAX_PHOTO_BYTES } from "@/lib/photos/rules-limits";
import type { PhotoView } from "@/lib/photos/view";
import { forFunctions } from "@/lib/server/env-functions";
import { networkGroups } from "@/lib/server/http/address";
import { PHOTO_KILOBYTES } from "@/lib/server/http/limits";
import { parseForm } from "@/lib/server/http/parse-form";
import { services } from "@/lib/server/services";
import { DatabasePhotoStore } from "./database-store";
import { encodePhoto } from "./encode";

const MULTIPART = "multipart/form-data";
/** Boundaries and part headers around the one file. */
const ENVELOPE_BYTES = 8 * 1024;

const MOST = forFunctions()
  ? { bytes: FUNCTION_PHOTO_BYTES, tooLarge: PHOTO_MESSAGES.tooLargeForFunctions }
  : { bytes: MAX_PHOTO_BYTES, tooLarge: PHOTO_MESSAGES.tooLarge };

/** What POST /api/photos reads: the photo itself, or a form with one file. */
export const PHOTO_BODY = {
  maxBytes: MOST.bytes + ENVELOPE_BYTES,
  // Phones and programs name types wrongly, or none: what a photo is, its bytes say.
  types: [...PHOTO_TYPES, MULTIPART, "image/*", "application/octet-stream"],
  tooLarge: MOST.tooLarge,
  unsupported: PHOTO_MESSAGES.unsupported,
} as const;

/** Keeps what somebody sent, re-encoded, as long as their network has not filled its share of the day. @throws TooMany, InvalidInput */
export async function keepPhoto(
  ctx: Ctx,
  address: string,
  bytes: Uint8Array,
  camera?: CameraPoint,
): Promise<PhotoView> {
  const photo = await encodePhoto(bytes);
  await assertNotWithdrawn(ctx.db, ctx.actor, hashFile(photo.files[2048]));
  const kilobytes = Math.ceil(PHOTO_SIZES.reduce((sum, size) => sum + photo.files[size].byteLength, 0) / 1024);
  const share = PHOTO_KILOBYTES[ctx.photos instanceof DatabasePhotoStore ? "database" : "elsewhere"];
  await services().limits.spendByNetwork("photo:kilobytes", share, networkGroups(address), "foto", kilobytes);
  return addPhoto(ctx, { ...photo, camera });
}

/** The bytes of the photo in a request's body. @throws InvalidInput, TooLarge */
export async function photoIn(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const isForm = request.headers.get("content-type")?.toLowerCase().startsWith(MULTIPART) ?? false;
  const bytes = isForm ? await onlyFile(request, body) : body;
  if (bytes.byteLength > MOST.bytes) throw new TooLarge(MOST.tooLarge);
  return bytes;
}

async function onlyFile(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const form = await parseForm(request, body);
  const [file, second] = [...(form?.values() ?? [])].filter((value) => value instanceof File);
  if (!file) throw new InvalidInput(PHOTO_MESSAGES.missing, { photo: PHOTO_MESSAGES.missing });
  if (second) throw new InvalidInput(PHOTO_MESSAGES.oneFile, { photo: PHOTO_MESSAGES.oneFile });
  return new Uint8Array(await file.arrayBuffer());
}
