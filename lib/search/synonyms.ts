import { wordsOf } from "@/lib/format/text";

/** What means the same to somebody who searches: the glossary's words beside the everyday and the English ones. */
const SAME = `
adu, lapor; acara, event, kegiatan; bakau, mangrove; banjir, genangan, rob; benih, bibit, semai; cerita, kisah
daftar, registrasi; daur ulang, recycle, recycling; email, surel; emisi, jejak karbon; faq, tanya jawab
got, parit, saluran, selokan; gotong royong, kerja bakti; kali, sungai; kata sandi, password, sandi
kiat, tip, tips; kantong, kresek; limbah, sampah; limbah b3, sampah b3, sampah berbahaya; login, masuk
memilah, pilah; organik, sisa makanan; relawan, sukarelawan, volunteer; rth, ruang terbuka hijau
tps, tempat pembuangan sementara; tpa, tempat pembuangan akhir
`
  .split(/[;\n]/u)
  .map((names) => names.split(",").map(wordsOf));

/** The most words that one name has. */
export const LONGEST_NAME = 3;

/** What these words together may be called, each name as its words: these too, where they have any other. */
export function namesOf(words: readonly string[]): string[][] {
  const name = words.join(" ");
  return SAME.filter((names) => names.some((one) => one.join(" ") === name)).flat();
}
