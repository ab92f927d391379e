import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Carousel } from "./carousel";
import { TestimonialCard } from "./testimonial-card";
import type { Testimonial } from "./testimonials";

interface TestimonialsPartProps {
  label: string;
  testimonials: readonly Testimonial[];
  automatic?: boolean;
  /** The other testimonials. */
  other: { href: string; label: string };
}

/** What both testimonial pages hold below their heading. */
export function TestimonialsPart({ label, testimonials, automatic = false, other }: TestimonialsPartProps) {
  const slides = testimonials.map((testimonial) => ({
    id: testimonial.name,
    content: <TestimonialCard testimonial={testimonial} />,
  }));
  return (
    <>
      <Notice icon="users" title="Tokoh contoh" className="mb-6">
        Orang dan ucapan di halaman ini adalah contoh untuk menggambarkan pengalaman warga, bukan orang sungguhan.
      </Notice>
      <Carousel label={label} slides={slides} automatic={automatic} />
      <section aria-labelledby="cerita-anda" className="mt-14 rounded-leaf bg-panel p-6 sm:p-8">
        <h2 id="cerita-anda" className="text-2xl">
          Punya cerita sendiri?
        </h2>
        <p className="measure mt-2 mb-4 text-ink-soft">
          Kirim kisah Anda. Kisah sungguhan dari warga kami muat di Blog setelah dibaca dan disetujui.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/coba-coding#kirim-kisah">Kirim kisah Anda</ButtonLink>
          <ButtonLink href={other.href} variant="secondary">
            {other.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
