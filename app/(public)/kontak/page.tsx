import { contentMetadata, siteCounts } from "@/app/(public)/content-data";
import { SectionPage } from "@/app/(public)/section-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";
import { formatCount } from "@/lib/format/numbers";

const PAGE = {
  path: "/kontak",
  title: "Kontak",
  description: "Cara bertanya, memberi usul, dan bekerja sama dengan pengelola Sulur.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/hubungi",
    title: "Hubungi Kami",
    text: "Tulis pesan kepada pengelola; jawabannya lewat email atau WhatsApp.",
  },
  { href: "/faq", title: "FAQ", text: "Lima pertanyaan yang paling sering diajukan, beserta jawabannya." },
];

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const { reportCount } = await siteCounts();
  return (
    <SectionPage
      {...PAGE}
      lead="Kami senang mendengar dari Anda. Mulailah dari pertanyaan yang sering diajukan, atau tulis langsung kepada kami."
      fact={{
        text: `${formatCount(reportCount)} laporan sudah dikirim warga`,
        href: "/laporan",
        link: "Melihat kerusakan? Laporkan langsung",
      }}
    >
      <PartCards parts={PARTS} />
    </SectionPage>
  );
}
