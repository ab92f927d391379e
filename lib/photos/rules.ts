/** What may be uploaded and what is kept of it. Pure, shared by the picker and the server. */

/** 24 megapixels as cameras round it (6024 × 4024); decoded, that is 73 MB. */
export const MAX_PHOTO_PIXELS = 24_500_000;

export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** Longest side of the two kept sizes: one to look at closely, one for lists and popups. */
export const PHOTO_SIZES = [2048, 640] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The browser shrinks to this before sending, so that a photo costs a few hundred kilobytes of a prepaid quota. */
export const BROWSER_PHOTO_SIDE = 1600;

/** Of one report. */
export const MAX_REPORT_PHOTOS = 4;

/** More black boxes than anybody draws. */
export const MAX_BOXES = 40;

/** A photo that nothing uses for this long is removed. */
export const UNUSED_PHOTO_HOURS = 24;

/** In a store that is full it goes sooner. */
export const UNUSED_PHOTO_HOURS_WHEN_FULL = 1;

/** The stored file of one size. */
export function photoFile(id: string, size: PhotoSize): string {
  return `${id}-${size}.webp`;
}

/** Address of a photo on this site. */
export function photoPath(id: string, size: PhotoSize): string {
  return `/api/photos/${id}?w=${size}`;
}

/** The id in an address that `photoPath` made; null in any other. */
export function photoIdIn(path: string | null): string | null {
  return /\/api\/photos\/([\w-]+)/u.exec(path ?? "")?.[1] ?? null;
}

export const PHOTO_MESSAGES = {
  missing: "Foto belum terkirim. Pilih foto lalu kirim lagi.",
  tooLarge: "Foto lebih besar dari 10 MB. Perkecil fotonya atau kirim tangkapan layar dari foto itu.",
  tooLargeForFunctions: "Foto lebih besar dari 4 MB. Perkecil fotonya atau kirim tangkapan layar dari foto itu.",
  unsupported: "Berkas ini bukan foto JPEG, PNG, atau WebP. Pilih foto lain atau ambil ulang fotonya.",
  heic: "Foto HEIC belum didukung. Simpan dulu sebagai JPEG (di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel), lalu kirim lagi.",
  tooManyPixels:
    "Foto lebih dari 24 megapiksel. Perkecil ukurannya, misalnya menjadi 4000 × 3000 piksel, lalu kirim lagi.",
  tooHeavy:
    "Foto ini disimpan dengan cara yang terlalu berat untuk dibuka. Kirim tangkapan layar dari foto itu atau ambil ulang fotonya.",
  broken: "Foto terpotong atau rusak sehingga tidak dapat dibuka. Ambil ulang fotonya atau pilih foto lain.",
  busy: "Server sedang mengolah banyak foto. Coba lagi beberapa detik lagi.",
  full: "Ruang simpan foto di server sedang penuh. Kirim laporan tanpa foto atau coba lagi nanti.",
  away: "Penyimpanan foto sedang tidak dapat dihubungi. Coba lagi sebentar lagi atau kirim laporan tanpa foto.",
  notFound: "Foto tidak ditemukan.",
  withdrawn:
    "Foto ini pernah ditutup atau dihapus pengelola, jadi tidak dapat dipasang lagi. Pilih foto lain, atau tulis lewat halaman Kontak bila ini keliru.",
  oneFile: "Kirim tepat satu foto dalam satu kiriman.",
} as const;

/** What the first bytes say a file is, whatever its name and declared type claim. */
export type FileKind = "jpeg" | "png" | "webp" | "heic" | "other";

/** @param head at least the first 12 bytes */
export function kindOfFile(head: Uint8Array): FileKind {
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (head[0] === 0x89 && ascii(1, 8) === "PNG\r\n\x1a\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(4, 8) === "ftyp" && /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/u.test(ascii(8, 12))) return "heic";
  return "other";
}
