import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";

const PAGE = {
  path: "/kontak",
  title: "Kontak",
  description: "Cara bertanya, memberi usul, dan bekerja sama dengan pengelola Sulur.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/hubungi",
    icon: "mail",
    title: "Hubungi Kami",
    text: "Tulis pesan kepada pengelola; jawabannya lewat email.",
  },
  {
    href: "/faq",
    icon: "message",
    title: "FAQ",
    text: "Lima pertanyaan yang paling sering diajukan, beserta jawabannya.",
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
      lead="Kami senang mendengar dari Anda. Mulailah dari pertanyaan yang sering diajukan, atau tulis langsung kepada kami."
      data={await contentData(PAGE.path)}
    >
      <PartCards parts={PARTS} />
    </ContentPage>
  );
}
