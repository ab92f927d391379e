import { contentMetadata } from "@/app/(public)/content-data";
import { SectionPage } from "@/app/(public)/section-page";
import { NewestArticles } from "@/components/content/article-cards";
import { SECTION_PATHS } from "@/lib/content/rules";
import { formatDate } from "@/lib/format/dates";
import { articlesOf } from "@/lib/server/articles";

const PAGE = {
  path: "/blog",
  title: "Blog",
  description: "Kisah aksi nyata dari warga dan tips komunitas hijau: bacaan ringan untuk mulai bergerak.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const [stories, tips] = await Promise.all([articlesOf("kisah"), articlesOf("tips")]);
  const [newest] = [...stories.slice(0, 1), ...tips.slice(0, 1)].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <SectionPage
      {...PAGE}
      scene={newest?.picture.drawing ?? undefined}
      lead="Bacaan untuk mulai bergerak: kisah warga yang sudah memulai, dan langkah yang dapat Anda coba sendiri."
      fact={{
        text: newest ? newest.title : "Kisah pertama sedang ditulis",
        href: newest ? `${SECTION_PATHS[newest.section]}/${newest.slug}` : "/coba-coding",
        link: newest ? `Baca yang terbaru, ${formatDate(newest.date)}` : "Kirim kisah Anda",
      }}
    >
      <NewestArticles
        section="kisah"
        text="Bagaimana satu gang, satu sekolah, atau satu keluarga mengubah lingkungannya."
        articles={stories}
      />
      <NewestArticles
        section="tips"
        text="Langkah praktis untuk rumah dan kampung, dari dapur sampai tepi pantai."
        articles={tips}
      />
    </SectionPage>
  );
}
