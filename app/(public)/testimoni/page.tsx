import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";

const PAGE = {
  path: "/testimoni",
  title: "Testimoni",
  description: "Contoh cerita warga peduli dan relawan hijau tentang merawat lingkungan bersama.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/warga",
    icon: "home",
    title: "Warga Peduli",
    text: "Empat tokoh contoh yang melapor, memilah, dan merawat gangnya.",
  },
  {
    href: "/hijau",
    icon: "sprout",
    title: "Relawan Hijau",
    text: "Empat tokoh contoh yang turun ke sungai, pantai, dan kebun.",
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
      lead="Seperti apa rasanya ikut bergerak? Simak cerita dari tokoh contoh, lalu ceritakan pengalaman Anda sendiri."
      data={await contentData(PAGE.path)}
    >
      <PartCards parts={PARTS} />
    </ContentPage>
  );
}
