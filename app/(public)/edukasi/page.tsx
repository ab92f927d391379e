import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";

const PAGE = {
  path: "/edukasi",
  title: "Edukasi",
  description: "Tips, bahan cetak, kalkulator jejak karbon, dan tontonan untuk hidup lebih ramah lingkungan.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/tipk",
    icon: "leaf",
    title: "Tips Hidup Ramah Lingkungan",
    text: "Lima langkah dari rumah, panduan PDF, templat poster, dan teknologi hijau.",
  },
  {
    href: "/video",
    icon: "play",
    title: "Video Edukasi",
    text: "Tontonan pilihan untuk rumah tangga, anak-anak, dan remaja.",
  },
];

/** Not in the navigation of the spec, so that they are always there. */
const TOOLS: readonly PagePart[] = [
  {
    href: "/kalkulator",
    icon: "chart",
    title: "Kalkulator Jejak Karbon",
    text: "Hitung jejak karbon setahun dan lihat apa yang paling berpengaruh.",
  },
  {
    href: "/metodologi",
    icon: "scale",
    title: "Metodologi",
    text: "Rumus, faktor, sumber, dan asumsi kalkulator.",
  },
];

export function generateMetadata() {
  return contentMetadata(PAGE);
}

export default async function Page() {
  return (
    <ContentPage
      path={PAGE.path}
      title={PAGE.title}
      lead="Pelajari, hitung, lalu coba. Semuanya dapat dibaca tanpa akun."
      data={await contentData(PAGE.path)}
    >
      <PartCards parts={[...PARTS, ...TOOLS]} />
    </ContentPage>
  );
}
