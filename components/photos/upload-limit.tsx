import { FUNCTION_PHOTO_BYTES } from "@/lib/photos/rules-limits";

const MEGABYTE = 1024 * 1024;

/** Shown where the host itself cuts off longer uploads; the document says so, for forms are the same everywhere. */
export function UploadLimit() {
  return (
    <p className="mb-2 hidden text-sm text-ink-faint in-data-[host=functions]:block">
      Foto dikecilkan di perangkat Anda sebelum dikirim; situs ini menerima paling besar{" "}
      {FUNCTION_PHOTO_BYTES / MEGABYTE} MB.
    </p>
  );
}
