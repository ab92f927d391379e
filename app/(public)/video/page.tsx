import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { VideoGallery } from "@/components/videos/video-gallery";

const PAGE = {
  path: "/video",
  title: "Video Inspirasi",
  description:
    "Video pilihan tentang sampah, mangrove, iklim, dan inovasi hijau untuk keluarga, anak-anak, dan remaja.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <ContentPage
      {...PAGE}
      lead="Tontonan pilihan untuk belajar bersama di rumah, di kelas, atau di pertemuan RT. Video dimuat dari YouTube baru setelah Anda menekan putar."
      data={await contentData(PAGE.path)}
    >
      <VideoGallery />
    </ContentPage>
  );
}
