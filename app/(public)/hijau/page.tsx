import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { VOLUNTEERS } from "@/components/testimonials/testimonials";
import { TestimonialsPart } from "@/components/testimonials/testimonials-part";

const PAGE = {
  path: "/hijau",
  title: "Suara Relawan Hijau",
  description:
    "Empat tokoh contoh bercerita tentang menjadi relawan: menanam, menimbang, membersihkan sungai, dan mengompos.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <ContentPage
      {...PAGE}
      lead="Apa yang berubah ketika kita datang, lalu kembali lagi? Empat pengalaman yang dapat Anda baca selengkapnya."
      data={await contentData(PAGE.path)}
    >
      <TestimonialsPart
        label="Testimoni relawan hijau"
        testimonials={VOLUNTEERS}
        other={{ href: "/warga", label: "Simak cerita warga peduli" }}
      />
    </ContentPage>
  );
}
