import { contentMetadata, siteCounts } from "@/app/(public)/content-data";
import { SectionPage } from "@/app/(public)/section-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";
import { formatCount } from "@/lib/format/numbers";

const PAGE = {
  path: "/testimoni",
  title: "Testimoni",
  description: "Contoh cerita warga peduli dan relawan hijau tentang merawat lingkungan bersama.",
};

const PARTS: readonly PagePart[] = [
  { href: "/warga", title: "Warga Peduli", text: "Empat tokoh contoh yang melapor, memilah, dan merawat gangnya." },
  { href: "/hijau", title: "Relawan Hijau", text: "Empat tokoh contoh yang turun ke sungai, pantai, dan kebun." },
];

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const { relawanCount } = await siteCounts();
  return (
    <SectionPage
      {...PAGE}
      lead="Seperti apa rasanya ikut bergerak? Simak cerita dari tokoh contoh, lalu ceritakan pengalaman Anda sendiri."
      fact={{
        text: `${formatCount(relawanCount)} relawan sudah bergabung`,
        href: "/relawan",
        link: "Kenali relawan di sekitar Anda",
      }}
    >
      <PartCards parts={PARTS} />
    </SectionPage>
  );
}
