import Link from "next/link";
import { Drawing } from "@/components/content/drawing";
import { AccordionItem } from "@/components/ui/accordion";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { FeatureCards } from "./feature-cards";
import { FEATURES, FRAMES, STEPS } from "./how-it-works";
import { Section } from "./section";

/** /cara-kerja below its heading. */
export function HowItWorks() {
  return (
    <>
      <section aria-label="Empat langkah">
        <p className="mb-3 text-ink-soft">Pilih satu langkah untuk membaca penjelasannya.</p>
        <ol className="max-w-200 border-t-2 border-line">
          {STEPS.map(({ icon, title, explanation, link }, index) => (
            <li key={title}>
              <AccordionItem
                name="langkah"
                title={
                  <h2 className="flex min-w-0 items-center gap-4 text-xl">
                    <span className="grid size-12 shrink-0 place-items-center rounded-leaf border-2 border-ink bg-kunyit-300 text-wedel-900">
                      <Icon name={icon} size={24} />
                    </span>
                    <span>
                      {index + 1}. {title}
                    </span>
                  </h2>
                }
              >
                <div className="grid gap-3 sm:pl-16">
                  {explanation.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <p>
                    <Link
                      href={link.href}
                      prefetch={false}
                      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
                    >
                      {link.label}
                    </Link>
                  </p>
                </div>
              </AccordionItem>
            </li>
          ))}
        </ol>
      </section>
      <Section id="keunggulan" title="Yang membuatnya bekerja">
        <FeatureCards features={FEATURES} />
      </Section>
      <Section
        id="tutorial"
        title="Tutorial bergambar"
        lead="Perjalanan satu laporan dalam enam gambar. Tidak perlu kuota untuk menonton video."
      >
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {FRAMES.map(({ drawing, title, text }, index) => (
            <li key={title} className="overflow-clip rounded-leaf border border-line-strong bg-card">
              <div className="bg-panel">
                <Drawing name={drawing} />
              </div>
              <div className="p-5">
                <h3 className="text-lg">
                  {index + 1}. {title}
                </h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <section aria-labelledby="mulai" className="mt-14 rounded-leaf bg-panel p-6 text-center sm:p-10">
        <h2 id="mulai" className="text-3xl">
          Siap memulai?
        </h2>
        <p className="mt-2 mb-5 text-lg text-ink-soft">Anda akan diarahkan ke halaman pendaftaran.</p>
        <ButtonLink href="/register" size="large">
          Mulai Sekarang <Icon name="arrow-right" />
        </ButtonLink>
      </section>
    </>
  );
}
