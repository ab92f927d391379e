import { cleanLine, clipped } from "@/lib/format/text";
import { ALT_TO_REPLACE, draftFile, plainMarkdown } from "./template";

const TITLE_LENGTH = 80;
const SUMMARY_LENGTH = 180;

interface SentStory {
  id: number;
  name: string | null;
  title: string | null;
  body: string;
  /** Address of the photo, if there is one. */
  photo: string | null;
  /** `YYYY-MM-DD` */
  date: string;
}

/** What a person sent in, as a file for `content/kisah` that an editor goes on with. */
export function storyDraft({ id, name, title, body, photo, date }: SentStory): string {
  const remark = [
    `Pesan nomor ${id}. Sebelum dimuat: periksa isi dan ejaannya, ganti ringkasan, gambar, dan alt,`,
    photo
      ? `simpan foto ${photo} ke public/foto lalu isi gambar: /foto/nama-berkas.webp,`
      : "pilih ilustrasi dari public/ilustrasi,",
    "lalu ubah draf: ya menjadi draf: tidak. Catatan ini tidak tampil.",
  ];
  return draftFile({
    title: clipped(cleanLine(title ?? "") || "Kisah tanpa judul", TITLE_LENGTH),
    summary: clipped(cleanLine(body), SUMMARY_LENGTH),
    date,
    author: cleanLine(name ?? "") || "Warga",
    picture: "tanam",
    alt: ALT_TO_REPLACE,
    tags: ["kisah"],
    people: "nyata",
    body: `{/* ${remark.join(" ")} */}\n\n${plainMarkdown(body)}`,
  });
}
