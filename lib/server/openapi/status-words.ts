import "server-only";

/** What each status means here, in Indonesian. */
export const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: "Berhasil.",
  201: "Tersimpan.",
  202: "Diterima; dikerjakan sesudahnya.",
  204: "Berhasil, tanpa isi.",
  304: "Tidak berubah sejak ETag yang dikirim.",
  400: "Isian belum benar; errors menyebut kolomnya.",
  401: "Perlu masuk, atau yang dikirim untuk masuk tidak benar.",
  403: "Tidak berhak, atau permintaan datang dari situs lain.",
  404: "Tidak ditemukan.",
  409: "Bertentangan dengan keadaan sekarang, misalnya sudah diubah orang lain.",
  413: "Kiriman terlalu besar.",
  415: "Jenis isi tidak diterima.",
  422: "Isinya dapat dibaca, tetapi tidak dapat dikerjakan.",
  429: "Terlalu sering; Retry-After menyebut berapa detik menunggu.",
  503: "Sedang tidak dapat menjawab; Retry-After menyebut berapa detik menunggu.",
};
