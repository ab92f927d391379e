import "server-only";
import { isStorableText } from "@/lib/format/text";
import { InvalidInput, TooLarge, Unsupported } from "@/lib/kernel/errors";

const JSON_MAX_BYTES = 64 * 1024;
const JSON_MAX_DEPTH = 16;

/**
 * Reads a body without ever holding more than `maxBytes` of it.
 * @throws TooLarge as soon as the cap is passed; InvalidInput when the upload breaks off
 */
export async function readBytes(request: Request, maxBytes: number, tooLarge: string): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new TooLarge(tooLarge);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        throw new TooLarge(tooLarge);
      }
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new InvalidInput("Kiriman terputus di tengah jalan. Periksa koneksi Anda lalu kirim lagi.");
  }
  return Buffer.concat(chunks, size);
}

/** Reads and parses a JSON body. @throws Unsupported, TooLarge, InvalidInput */
export async function readJson(request: Request): Promise<{ value: unknown; text: string }> {
  const type = request.headers.get("content-type") ?? "";
  // Clients name no type for what they do not send.
  if (type === "" && (request.body === null || request.headers.get("content-length") === "0")) {
    return { value: {}, text: "" };
  }
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) {
    throw new Unsupported("Kirim data sebagai JSON (Content-Type: application/json).");
  }
  const bytes = await readBytes(
    request,
    JSON_MAX_BYTES,
    "Kiriman terlalu besar. Ringkas isinya menjadi kurang dari 64 KB.",
  );
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
