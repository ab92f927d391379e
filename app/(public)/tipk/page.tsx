import { contentMetadata } from "@/app/(public)/content-data";
import { PageWay } from "@/app/(public)/page-way";
import { PageHeading } from "@/components/layout/content-page";
import { ArticleTab, ResourcesTab, TechnologyTab } from "@/components/tips-tabs/tabs";
import { Tabs } from "@/components/ui/tabs";

export const generateMetadata = () =>
  contentMetadata({
    path: "/tipk",
    title: "Tips Hidup Ramah Lingkungan",
    description: "Lima langkah dari rumah, panduan PDF, templat poster, kalkulator karbon, dan teknologi hijau.",
  });

export default function TipsPage() {
  return (
    <div className="container-page py-8 lg:py-12">
      <PageWay path="/tipk" />
      <PageHeading
        path="/tipk"
        title="Tips Hidup Ramah Lingkungan"
        lead="Bacaan, bahan untuk dicetak, dan alat yang membantu kita hidup lebih ringan bagi bumi."
      />
      <Tabs
        label="Bagian tips"
        tabs={[
          { id: "artikel", label: "Artikel", content: <ArticleTab /> },
          { id: "sumber-daya", label: "Sumber Daya", content: <ResourcesTab /> },
          { id: "teknologi-hijau", label: "Teknologi Hijau", content: <TechnologyTab /> },
        ]}
      />
    </div>
  );
}
