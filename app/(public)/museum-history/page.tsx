import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { VisionAndMission } from "@/components/about/vision-page";
import { ContentPage } from "@/components/layout/content-page";

const PAGE = {
  path: "/museum-history",
  title: "Visi dan Misi",
  description: "Visi, misi, tiga pilar, dan fokus Sulur, beserta angka bersumber tentang pekerjaan kita bersama.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <ContentPage
      {...PAGE}
      lead="Ke mana kita menuju, dan apa yang kita kerjakan untuk sampai ke sana."
      data={await contentData(PAGE.path)}
    >
      <VisionAndMission />
    </ContentPage>
  );
}
