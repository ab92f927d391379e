import type { Metadata } from "next";
import { type PagePart, PartCards } from "@/components/layout/part-cards";
import { onlyAvailable } from "@/lib/layout/navigation";
import { cachedRead } from "@/lib/server/cache";
import { pageMetadata } from "@/lib/server/page-metadata";

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

export function generateMetadata(): Promise<Metadata> {
  // Kept like data, since the build knows no configuration.
  return cachedRead(["edukasi"], [], async () =>
    pageMetadata({
      path: "/edukasi",
      title: "Edukasi",
      description: "Tips, bahan cetak, kalkulator jejak karbon, dan tontonan untuk hidup lebih ramah lingkungan.",
    }),
  );
}

export default function EducationPage() {
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="text-4xl">Edukasi</h1>
      <p className="measure mt-3 mb-8 text-lg text-ink-soft">
        Pelajari, hitung, lalu coba. Semuanya dapat dibaca tanpa akun.
      </p>
      <PartCards parts={[...onlyAvailable(PARTS), ...TOOLS]} />
    </div>
  );
}
