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

/** So many words have the names of several words, the longest first. */
export const LONGER_NAMES = [3, 2];

/** What has this name may be called so, each as its words: by the name itself too, where it has any other. */
export function namesOf(name: string): string[][] {
  return SAME.filter((names) => names.some((words) => words.join(" ") === name)).flat();
}
