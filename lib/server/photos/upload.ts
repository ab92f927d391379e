import "server-only";
import { InvalidInput, TooLarge } from "@/lib/kernel/errors";
import { MAX_PHOTO_BYTES, PHOTO_MESSAGES, PHOTO_TYPES } from "@/lib/photos/rules";

const MULTIPART = "multipart/form-data";
/** Boundaries and part headers around the one file. */
const ENVELOPE_BYTES = 8 * 1024;

/** What POST /api/photos reads: the photo itself, or a form with one file. */
export const PHOTO_BODY = {
  maxBytes: MAX_PHOTO_BYTES + ENVELOPE_BYTES,
  types: [...PHOTO_TYPES, MULTIPART],
  tooLarge: PHOTO_MESSAGES.tooLarge,
  unsupported: PHOTO_MESSAGES.unsupported,
} as const;

/** The bytes of the photo in a request's body. @throws InvalidInput, TooLarge */
export async function photoIn(request: Request, body: Uint8Array): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  const bytes = type.toLowerCase().startsWith(MULTIPART) ? await onlyFile(type, body) : body;
  if (bytes.byteLength > MAX_PHOTO_BYTES) throw new TooLarge(PHOTO_MESSAGES.tooLarge);
  return bytes;
}

async function onlyFile(type: string, body: Uint8Array): Promise<Uint8Array> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  } catch {
    throw new InvalidInput(PHOTO_MESSAGES.missing, { photo: PHOTO_MESSAGES.missing });
  }
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const [file, second] = files;
  if (!file) throw new InvalidInput(PHOTO_MESSAGES.missing, { photo: PHOTO_MESSAGES.missing });
  if (second) throw new InvalidInput(PHOTO_MESSAGES.oneFile, { photo: PHOTO_MESSAGES.oneFile });
  return new Uint8Array(await file.arrayBuffer());
}
