import { SourceLink } from "./sourced-figures";

/** What Sulur builds on: told on /virtual-tour. */
export const ROOTS: readonly Milestone[] = [
  {
    year: "2008",
    title: "Dari satu kampung di Bantul",
    text: "Bank Sampah Gemah Ripah dirintis di Badegan, terdorong oleh kasus demam berdarah di kampung itu.",
    source: "Pemerintah Kabupaten Bantul",
    href: "https://bantulkab.go.id/berita/detail/1176.html",
  },
  {
    year: "2009",
    title: "Hak warga untuk melapor",
    text: "Undang-Undang 32/2009 memberi warga hak mengadukan dugaan pencemaran dan perusakan lingkungan.",
    source: "Hukumonline",
    href: "https://www.hukumonline.com/klinik/detail/ulasan/lt5cc028bec2b82/cara-mengadukan-pencemaran-dan-atau-perusakan-lingkungan-hidup",
  },
  {
    year: "2021",
    title: "Bank sampah diatur negara",
    text: "Permen LHK 14/2021 menyebut bank sampah sebagai sarana edukasi, perubahan perilaku, dan ekonomi sirkular.",
    source: "Acuan Bersama",
    href: "https://www.acuanbersama.com/2021/08/permenlhk-nomor-14-tahun-2021-tentang.html",
  },
];

/** Why the aims of /museum-history are what they are. */
export const LESSONS: readonly Milestone[] = [
  {
    year: "2005",
    title: "Peringatan dari Leuwigajah",
    text: "Longsor sampah di TPA Leuwigajah, Cimahi, menewaskan 157 orang. Setiap 21 Februari kita mengenangnya sebagai Hari Peduli Sampah Nasional.",
    source: "ANTARA Jawa Barat",
    href: "https://jabar.antaranews.com/berita/135854/warga-tpa-leuwigajah-kenang-tragedi-longsor-sampah-yang-tewaskan-157-jiwa",
  },
  {
    year: "2008",
    title: "Hari Menanam Pohon Indonesia",
    text: "Keppres 24/2008 menetapkan 28 November sebagai hari menanam, dan Desember sebagai bulannya.",
    source: "Jogloabang",
    href: "https://www.jogloabang.com/budaya/keppres-24-2008-hari-menanam-pohon-indonesia",
  },
  {
    year: "2023",
    title: "Kebun raya mangrove pertama",
    text: "Kebun Raya Mangrove Surabaya diresmikan pada 26 Juli, bertepatan dengan Hari Mangrove Sedunia.",
    source: "Kompas",
    href: "https://travel.kompas.com/read/2023/07/30/154000227/",
  },
];

export interface Milestone {
  year: string;
  title: string;
  text: string;
  source: string;
  href: string;
}

/** What happened, in its order, each with its source. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="grid gap-8 border-l-4 border-dotted border-primary pl-6 lg:grid-cols-3 lg:border-t-4 lg:border-l-0 lg:pt-6 lg:pl-0">
      {milestones.map(({ year, title, text, source, href }) => (
        <li key={year} className="flex flex-col items-start">
          <p className="font-display text-3xl text-primary tabular-nums">{year}</p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="measure mt-2 text-ink-soft">{text}</p>
          <SourceLink source={source} href={href} />
        </li>
      ))}
    </ol>
  );
}
