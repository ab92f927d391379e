import { Drawing } from "@/components/content/drawing";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { Testimonial } from "./testimonials";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
