import { Drawing } from "@/components/layout/drawing";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Carousel } from "./carousel";
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

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, drawing, quote, more } = testimonial;
  return (
    <figure className="grid h-full overflow-clip rounded-leaf border border-line-strong bg-card grid-rows-[auto_1fr_auto] md:grid-cols-[2fr_3fr] md:grid-rows-[1fr_auto]">
      <div className="bg-primary-soft md:row-span-2 md:grid md:items-center">
        <Drawing name={drawing} />
      </div>
      <blockquote className="grid content-start gap-3 px-5 pt-5 sm:px-8 sm:pt-8">
        <p className="font-display text-xl text-story">“{quote}”</p>
        {more ? (
          <details className="group">
            <summary className="inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold text-primary underline underline-offset-4">
              <span className="group-open:hidden">Baca selengkapnya</span>
              <span className="hidden group-open:inline">Baca lebih sedikit</span>
              <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
            </summary>
            <div className="mt-1 grid gap-3 text-ink-soft">
              {more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ) : null}
      </blockquote>
      <figcaption className="p-5 sm:px-8 sm:pb-8">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span> <Badge tone="story">Tokoh contoh</Badge>
        </span>
        <span className="mt-1 block text-ink-soft">{role}</span>
      </figcaption>
    </figure>
  );
}
