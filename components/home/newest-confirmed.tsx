import { BeforeAfter } from "@/components/reports/claims/before-after";
import { ButtonLink } from "@/components/ui/button";
import type { ConfirmedView } from "@/lib/reports/view-before-after";

/** One place before and after, whose people say that it is mended. */
export function NewestConfirmed({ report }: { report: ConfirmedView }) {
  const { code, damageType, ...photos } = report;
  return (
    <section
      aria-labelledby="sudah-beres"
      className="container-page grid items-center gap-4 pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-12 lg:pt-24"
    >
      <div>
        <h2 id="sudah-beres" className="text-3xl">
          Sudah beres, kata warga
        </h2>
        <p className="measure mt-3 text-ink-soft lg:text-lg">
          {damageType} di {photos.place}: dilaporkan warga, ditangani, lalu dipastikan beres oleh warga.
        </p>
        <ButtonLink href={`/laporan/${code}`} variant="secondary" size="small" className="mt-3">
          Lihat laporannya
        </ButtonLink>
      </div>
      <BeforeAfter {...photos} />
    </section>
  );
}
