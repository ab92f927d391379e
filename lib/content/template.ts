/** Stands in a new draft; what still has it is not published. */
export const ALT_TO_REPLACE = "Ganti dengan apa yang terlihat pada gambar";

/** The start of a file in `content/`, as a person would write it. */
interface Start {
  title: string;
  summary: string;
  /** `YYYY-MM-DD` */
  date: string;
  author: string;
  /** Name of a drawing. */
  picture: string;
  alt: string;
  tags: readonly string[];
  people: "contoh" | "nyata" | "tidak ada";
  body: string;
}

/** A draft with its front matter; whatever the texts hold, it can be read again. */
export function draftFile({ title, summary, date, author, picture, alt, tags, people, body }: Start): string {
  return [
    "---",
    `judul: ${quoted(title)}`,
    `ringkasan: ${quoted(summary)}`,
    `tanggal: ${date}`,
    `penulis: ${quoted(author)}`,
    "# tempat: Kabupaten atau kota (hapus tanda # bila diisi)",
    `gambar: ${picture}`,
    `alt: ${quoted(alt)}`,
    `tagar: [${tags.join(", ")}]`,
    `tokoh: ${people}`,
    "draf: ya",
    "---",
    "",
    body.trim(),
    "",
  ].join("\n");
}

/** JSON's strings are YAML's too. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Text that shows as it was typed: nothing in it is a heading, a link or a component. */
export function plainMarkdown(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replace(/[\\`*_{}[\]<>#!|~&]/gu, "\\$&")
        .replace(/^(\d+)([.)])/u, "$1\\$2")
        .replace(/^([-+=])/u, "\\$1")
        // At the start of a line these two words would be read as program code.
        .replace(/^(?:import|export)\b/u, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`),
    )
    .join("\n");
}
