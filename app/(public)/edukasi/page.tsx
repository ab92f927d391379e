import { contentMetadata } from "@/app/(public)/content-data";
import { SectionPage } from "@/app/(public)/section-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";
import { formatCount } from "@/lib/format/numbers";
import { articlesOf } from "@/lib/server/articles";

const PAGE = {
  path: "/edukasi",
  title: "Edukasi",
  description: "Tips, bahan cetak, kalkulator jejak karbon, dan tontonan untuk hidup lebih ramah lingkungan.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/tipk",
    title: "Tips Hidup Ramah Lingkungan",
    text: "Lima langkah dari rumah, panduan PDF, templat poster, dan teknologi hijau.",
  },
  { href: "/video", title: "Video Edukasi", text: "Tontonan pilihan untuk rumah tangga, anak-anak, dan remaja." },
];

/** Not in the navigation of the spec, so that they are always there. */
const TOOLS: readonly PagePart[] = [
  {
    href: "/kalkulator",
    title: "Kalkulator Jejak Karbon",
    text: "Hitung jejak karbon setahun dan lihat apa yang paling berpengaruh.",
  },
  { href: "/metodologi", title: "Metodologi", text: "Rumus, faktor, sumber, dan asumsi kalkulator." },
];

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const tips = await articlesOf("tips");
  return (
    <SectionPage
      {...PAGE}
      lead="Pelajari, hitung, lalu coba. Semuanya dapat dibaca tanpa akun."
      fact={{ text: `${formatCount(tips.length)} tips siap dicoba di rumah`, href: "/tips", link: "Baca tips terbaru" }}
    >
      <PartCards parts={[...PARTS, ...TOOLS]} />
    </SectionPage>
  );
}
