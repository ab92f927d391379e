import { CATEGORY_LABELS, EVENT_WORDS } from "@/lib/events/event/rules";
import { foldedWords } from "@/lib/format/search-words";
import { PARTNER_MATERIAL_LABELS, PARTNER_MATERIAL_WORDS } from "@/lib/partners/rules";
import { PLACE_KIND_LABELS, PLACE_KIND_WORDS } from "@/lib/places/rules";
import { DAMAGE_TYPE_WORDS } from "@/lib/reports/rules";

/** Folded words side by side. */
type Phrase = readonly string[];

const phrasesIn = (list: string): Phrase[] => list.split(",").map(foldedWords);

/** Each means the same to somebody who searches: the glossary's words beside the everyday and the English ones. */
const SAME = `
adu, lapor; acara, event, kegiatan; admin, pengelola; bakau, mangrove; banjir, genangan, rob; benih, bibit, semai
calculator, kalkulator; carbon footprint, jejak karbon, emisi; cerita, kisah; daftar, registrasi
daur ulang, recycle, recycling; email, surel; faq, tanya jawab; gabung, ikut, join
got, parit, saluran, selokan; gotong royong, kerja bakti; jakarta, jkt; jogja, jogjakarta, yogya, yogyakarta
kali, sungai; kantong, kantong plastik, kresek; kata sandi, password, sandi; kiat, tip, tips; limbah, sampah
limbah b3, sampah b3, sampah berbahaya; login, masuk; memilah, milah, pilah; menabung, nabung; nomer, nomor
orang utan, orangutan; organik, sisa makanan; relawan, sukarelawan, volunteer; rth, ruang terbuka hijau
sby, surabaya; tps, tempat pembuangan sementara; tpa, tempat pembuangan akhir; wa, whatsapp
`
  .split(/[;\n]/u)
  .map(phrasesIn);

/** A word for a kind also finds its label. */
const LABELLED = [
  ...labelled(DAMAGE_TYPE_WORDS, (kind) => kind),
  ...labelled(PLACE_KIND_WORDS, (kind) => PLACE_KIND_LABELS[kind]),
  ...labelled(PARTNER_MATERIAL_WORDS, (material) => PARTNER_MATERIAL_LABELS[material]),
  ...labelled(EVENT_WORDS, (kind) => (kind === "PLANTING" ? "Tanam Pohon" : CATEGORY_LABELS[kind])),
];

function labelled<Kind extends string>(words: Record<Kind, string>, labelOf: (kind: Kind) => string) {
  return (Object.keys(words) as Kind[]).map((kind) => ({
    names: phrasesIn(words[kind]),
    means: [foldedWords(labelOf(kind))],
  }));
}

const OTHER_NAMES = new Map<string, Phrase[]>();
for (const { names, means } of [...SAME.map((phrases) => ({ names: phrases, means: phrases })), ...LABELLED]) {
  for (const name of names) {
    const others = means.filter((phrase) => phrase !== name);
    OTHER_NAMES.set(name.join(" "), [...(OTHER_NAMES.get(name.join(" ")) ?? [name]), ...others]);
  }
}

/** Other names for the same thing, the name itself first; none where it has no others. */
export function otherNames(name: string): readonly Phrase[] {
  return OTHER_NAMES.get(name) ?? [];
}
