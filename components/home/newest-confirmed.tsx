import { BeforeAfter } from "@/components/reports/claims/before-after";
import { ButtonLink } from "@/components/ui/button";
import type { ConfirmedView } from "@/lib/reports/view-before-after";

/** One place before and after, whose people say that it is mended. Left out while there is none. */
export function NewestConfirmed({ report }: { report: ConfirmedView | null }) {
  if (report === null) return null;
  const { code, damageType, ...photos } = report;
  return (
    <section
      aria-labelledby="sudah-beres"
      className="container-page grid items-center gap-6 pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-12 lg:pt-24"
    >
      <div>
        <h2 id="sudah-beres" className="text-3xl">
          Sudah beres, kata warga
        </h2>
        <p className="measure mt-3 text-lg text-ink-soft">
          {damageType} di {photos.place}: dilaporkan warga, ditangani, lalu dipastikan beres oleh orang yang melihatnya
          sendiri.
        </p>
        <ButtonLink href={`/laporan/${code}`} variant="secondary" className="mt-5">
          Lihat laporannya
        </ButtonLink>
      </div>
      <BeforeAfter {...photos} />
    </section>
  );
}
