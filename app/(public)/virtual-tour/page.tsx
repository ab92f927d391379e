import { contentData, contentMetadata, organizationData, siteCounts } from "@/app/(public)/content-data";
import { AboutSulur } from "@/components/about/about-page";
import { ImpactCounters } from "@/components/home/impact-counters";
import { ContentPage } from "@/components/layout/content-page";

const PAGE = {
  path: "/virtual-tour",
  title: "Tentang Sulur",
  description: "Latar belakang, visi, dan alasan di balik Sulur, tempat warga merawat lingkungan bersama.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const [data, counts] = await Promise.all([
    contentData(PAGE.path, async (link) => [await organizationData(link)]),
    siteCounts(),
  ]);
  return (
    <ContentPage
      {...PAGE}
      lead="Tumbuh bersama, merawat bumi: dari satu gang, satu sungai, dan satu laporan."
      data={data}
      scene={null}
    >
      <AboutSulur impact={<ImpactCounters first={counts} />} />
    </ContentPage>
  );
}
