import { contentData, contentMetadata, organizationData } from "@/app/(public)/content-data";
import { AboutSulur } from "@/components/about/about-page";
import { ContentPage } from "@/components/layout/content-page";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { COUNTS_TAGS, publicCounts } from "@/lib/statistics/queries";

const PAGE = {
  path: "/virtual-tour",
  title: "Tentang Sulur",
  description: "Latar belakang, visi, dan alasan di balik Sulur, tempat warga merawat lingkungan bersama.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const [data, counts] = await Promise.all([
    contentData(PAGE.path, async (link) => [await organizationData(link)]),
    cachedRead(["home", "counts"], COUNTS_TAGS, () => publicCounts(publicCtx())),
  ]);
  return (
    <ContentPage
      {...PAGE}
      lead="Tumbuh bersama, merawat bumi: dari satu gang, satu sungai, dan satu laporan."
      data={data}
      scene={null}
    >
      <AboutSulur counts={counts} />
    </ContentPage>
  );
}
