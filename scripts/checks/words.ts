/** What interface texts do not say, and what they say instead; names and code are free. */
const REFUSED: readonly [word: RegExp, instead: string][] = [
  [/\bdownload\b/i, "unduh"],
  [/\bupload\b/i, "unggah"],
  [/\bsubmit\b/i, "kirim"],
  [/\b(?:klik|ketuk|diketuk)\b/i, "tekan"],
  [/\bfeedback\b/i, "masukan"],
  [/\bdashboard\b/i, "dasbor"],
  [/\b(?:Update|(?:di|meng)-?update)\b/, "perbarui"],
  [/\bo(?:nl|ffl)ine\b/i, "daring, luring, atau tanpa sinyal"],
  [/\bWebsite\b/, "situs"],
  [/\bsukarelawan\b/i, "relawan"],
  [/\bpemakai\b/i, "pengguna"],
  [/\bEO\b/, "penyelenggara"],
  [/\bpartisipan\b/i, "peserta"],
  [/\b(?:peranti|gawai|handphone|smartphone|HP)\b/, "perangkat atau ponsel"],
  [/\b(?:surel|e-mail)\b/i, "email"],
  [/\bkata sandi\b/i, "password, seperti semua formulir"],
  [/\bkunci pengelola\b/i, "kunci penyelenggara"],
  [/\b(?:disunting|dihapus|diperiksa|sebagai) (?:pengurus|petugas)\b/i, "pengelola"],
  [/\bsilahkan\b/i, "silakan"],
  [/\bmerubah\b/i, "mengubah"],
  [/\baktifitas\b/i, "aktivitas"],
  [/\bresiko\b/i, "risiko"],
  [/\bpraktek\b/i, "praktik"],
  [/\bsekedar\b/i, "sekadar"],
  [/\b(?:dimana|disini|disana|diatas|dibawah)\b/i, "di mana, di sini, di sana, di atas, di bawah"],
  [/\btanpa menderita\b/i, "tanpa repot"],
];
const TEXTS = /^(?:app|components)\/.*(?<!\.test)\.tsx?$|^lib\/(?!server\/).*(?<!\.test)\.ts$|^content\/.*\.mdx$/;
/** In code: what stands in quotes, between tags, or on a line of words alone; it counts with a space in it. */
const IN_CODE = /"([^"]*)"|`([^`]*)`|>([^<>{}=;]+)<|^\s*([\p{L}\p{N}][\s\p{L}\p{N},.:?!()“”–'’/%-]+)$/gu;
const NOT_TEXT = /^\s*(?:\/\/|\/?\*|import |export (?:type )?[{*])|className=|querySql|\b(?:SELECT|UPDATE|INSERT)\b/;

/** @returns one sentence for each word that the glossary refuses, with the place */
export function refusedWords(path: string, text: string): string[] {
  if (!TEXTS.test(path)) return [];
  return text.split("\n").flatMap((line, index) => {
    if (NOT_TEXT.test(line)) return [];
    const parts = path.endsWith(".mdx")
      ? [line]
      : [...line.matchAll(IN_CODE)].map((match) => match.slice(1).join("").trim());
    const read = parts
      .filter((part) => part.includes(" "))
      .join(" ")
      .replaceAll(/\$\{[^}]*\}|https?:\/\/\S+|\/[\w/-]+/gu, " ");
    return REFUSED.flatMap(([word, instead]) => {
      const found = word.exec(read);
      return found ? [`${path}:${index + 1}: "${found[0]}" is "${instead}" here`] : [];
    });
  });
}
