import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { NewestArticles } from "@/components/content/newest-articles";
import { ContentPage } from "@/components/layout/content-page";
import { articlesOf } from "@/lib/server/articles";

const PAGE = {
  path: "/blog",
  title: "Blog",
  description: "Kisah aksi nyata dari warga dan tips komunitas hijau: bacaan ringan untuk mulai bergerak.",
};

export function generateMetadata() {
  return contentMetadata(PAGE);
}

export default async function Page() {
  const [stories, tips, data] = await Promise.all([articlesOf("kisah"), articlesOf("tips"), contentData(PAGE.path)]);
  return (
    <ContentPage
      path={PAGE.path}
      title={PAGE.title}
      lead="Bacaan untuk mulai bergerak: kisah warga yang sudah memulai, dan langkah yang dapat Anda coba sendiri."
      data={data}
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
    </ContentPage>
  );
}
