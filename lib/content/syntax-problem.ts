import type { ContentProblem } from "./problems";

/** What the parser says in English for programmers, said for an editor. */
export function syntaxProblem(file: string, error: unknown): ContentProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const line = lineOf(error) ?? 1;
  return { file, line, field: null, message: sentenceFor(reason) };
}

/** An unclosed component is noticed at the end of the file; where it was opened stands in the sentence. */
function lineOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const position = /\((\d+):\d+-/u.exec(error.message)?.[1];
  if (position) return Number(position);
  return "line" in error && typeof error.line === "number" ? error.line : null;
}

/** As telephones and word processors write them. */
const CURLED = /U\+(?:2018|2019|201C|201D|201E)/u;

function sentenceFor(reason: string): string {
  if (CURLED.test(reason)) return 'Isian komponen diapit tanda kutip lurus ("…"), bukan tanda kutip melengkung (“…”).';
  const unclosed = /closing tag for `<(\w+)/u.exec(reason)?.[1];
  if (unclosed) return `<${unclosed}> belum ditutup. Tutup dengan </${unclosed}> di baris sendiri.`;
  const unopened = /closing slash `\/` in tag|closing tag `<\/(\w+)/u.exec(reason);
  if (unopened) return "Ada penutup komponen tanpa pembukanya, atau urutannya tertukar.";
  if (/expression|acorn|\{|\}/u.test(reason)) {
    return "Kurung kurawal tidak terbaca. Bila memang perlu, tulis \\{ dan \\}.";
  }
  return "Tanda < tidak terbaca. Tulis alamat web sebagai [teks](https://alamat), dan tanda < biasa sebagai \\<.";
}
