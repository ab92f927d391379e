import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { HowItWorks } from "@/components/about/how-it-works-page";
import { ContentPage } from "@/components/layout/content-page";

const PAGE = {
  path: "/cara-kerja",
  title: "Cara Kerja",
  description: "Empat langkah memakai Sulur: daftar, laporkan kerusakan, tambahkan lokasi hijau, dan lihat peta.",
};

export function generateMetadata() {
  return contentMetadata(PAGE);
}

export default async function Page() {
  return (
    <ContentPage
      path={PAGE.path}
      title={PAGE.title}
      lead="Empat langkah sederhana, dari melihat masalah sampai menyelesaikannya bersama."
      data={await contentData(PAGE.path)}
    >
      <HowItWorks />
    </ContentPage>
  );
}
