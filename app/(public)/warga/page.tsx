import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { CITIZENS } from "@/components/testimonials/testimonials";
import { TestimonialsPart } from "@/components/testimonials/testimonials-part";

const PAGE = {
  path: "/warga",
  title: "Suara Warga Peduli",
  description: "Empat tokoh contoh bercerita tentang melapor, memilah sampah, dan merawat lingkungan di sekitar rumah.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <ContentPage
      {...PAGE}
      lead="Merawat lingkungan dimulai dari yang terlihat dari depan pintu."
      data={await contentData(PAGE.path)}
    >
      <TestimonialsPart
        label="Testimoni warga peduli"
        testimonials={CITIZENS}
        automatic
        other={{ href: "/hijau", label: "Simak cerita relawan hijau" }}
      />
    </ContentPage>
  );
}
