import "server-only";
import { isStorableText } from "@/lib/format/text";
import { InvalidInput, isSulurError, TooLarge, Unsupported } from "@/lib/kernel/errors";
import type { BodyLease } from "./body-budget";

export const JSON_MAX_BYTES = 64 * 1024;
const JSON_MAX_DEPTH = 16;
const FIRST_BYTES = 4 * 1024;
/** No client and no line cuts a body so small; each chunk costs us far more than what it carries. */
const MOST_CRUMBS = 1_000;
const CRUMB_BYTES = 64;
const CRUMBLED = "Kiriman datang dalam potongan yang terlalu kecil. Kirim lagi dengan peramban yang biasa.";
const BROKE_OFF = "Kiriman terputus di tengah jalan. Periksa koneksi Anda lalu kirim lagi.";

/**
 * Reads a body without ever holding more than `maxBytes` of it, and no more than the lease allows.
 * @throws TooLarge as soon as the cap is passed; Unavailable; InvalidInput when the upload breaks off
 */
export async function readBytes(
  request: Request,
  { maxBytes, tooLarge, lease }: { maxBytes: number; tooLarge: string; lease: BodyLease },
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maxBytes) throw new TooLarge(tooLarge);
  if (!request.body) return new Uint8Array();
  // One buffer, of which the system gives only what has been written to; chunks of their own take far more.
  let held = Buffer.allocUnsafeSlow(declared || FIRST_BYTES);
  let size = 0;
  let chunks = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        lease.hold(held.buffer);
        return held.subarray(0, size);
      }
      const needed = size + value.byteLength;
      if (needed > maxBytes) throw new TooLarge(tooLarge);
      lease.take(value.byteLength);
      if (needed > held.byteLength) {
        const grown = Buffer.allocUnsafeSlow(Math.max(needed, held.byteLength * 2));
        grown.set(held.subarray(0, size));
        held = grown;
      }
      held.set(value, size);
      // Given back at once, as what was refused is below: the collector would let tens of megabytes wait.
      value.buffer.transfer(0);
      size = needed;
      chunks += 1;
      if (chunks > MOST_CRUMBS && size < chunks * CRUMB_BYTES) throw new InvalidInput(CRUMBLED);
    }
  } catch (error) {
    held.buffer.transfer(0);
    if (!isSulurError(error)) throw new InvalidInput(BROKE_OFF);
    await reader.cancel();
    throw error;
  }
}

/** Reads and parses a JSON body. @throws Unsupported, TooLarge, InvalidInput */
export async function readJson(request: Request, lease: BodyLease): Promise<{ value: unknown; text: string }> {
  const type = request.headers.get("content-type") ?? "";
  // Clients name no type for what they do not send.
  if (type === "" && (request.body === null || request.headers.get("content-length") === "0")) {
    return { value: {}, text: "" };
  }
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) {
    throw new Unsupported("Kirim data sebagai JSON (Content-Type: application/json).");
  }
  const tooLarge = "Kiriman terlalu besar. Ringkas isinya menjadi kurang dari 64 KB.";
  const bytes = await readBytes(request, { maxBytes: JSON_MAX_BYTES, tooLarge, lease });
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new InvalidInput("Data yang dikirim bukan JSON yang benar.");
  }
  assertStorable(value, 0);
  return { value, text };
}

/** Characters that PostgreSQL refuses would surface as a 500 far from where they came in. */
function assertStorable(value: unknown, depth: number): void {
  if (depth > JSON_MAX_DEPTH) throw new InvalidInput("Data yang dikirim bersarang terlalu dalam.");
  if (typeof value === "string" && !isStorableText(value)) {
    throw new InvalidInput("Teks memuat karakter yang tidak bisa disimpan. Ketik ulang bagian itu.");
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (!isStorableText(key)) throw new InvalidInput("Nama kolom memuat karakter yang tidak bisa disimpan.");
    assertStorable(item, depth + 1);
  }
}
