import { PageHeading } from "@/components/layout/content-page";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { EmptyState } from "@/components/ui/empty-state";
import { SECTION_LABELS } from "@/lib/content/rules";
import type { ArticleSummary } from "@/lib/content/view";
import { ArticleCards } from "./article-cards";
import { sectionSteps } from "./article-data";

/** /tips */
export function TipsPage({ tips }: { tips: readonly ArticleSummary[] }) {
  return (
    <div className="container-page py-8 lg:py-12">
      <div className="mb-4">
        <Breadcrumbs steps={sectionSteps("tips")} />
      </div>
      <PageHeading
        path="/tips"
        title={SECTION_LABELS.tips.all}
        lead="Pilih satu, coba pekan ini. Setiap tips ditulis agar dapat dikerjakan dengan alat yang sudah ada di rumah."
      />
      {tips.length === 0 ? (
        <EmptyState>Belum ada tips yang dimuat.</EmptyState>
      ) : (
        <ArticleCards articles={tips} level={2} />
      )}
    </div>
  );
}
