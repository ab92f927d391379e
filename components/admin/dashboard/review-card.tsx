import { ButtonLink } from "@/components/ui/button";
import { Ornament } from "@/components/ui/ornament";
import { deskCount } from "@/lib/desk/rules";
import { formatCount } from "@/lib/format/numbers";
import type { DeskCountsView } from "@/lib/reports/view";

/** What waits for a decision; the reason to open the dashboard. */
export function ReviewCard({ counts }: { counts: DeskCountsView }) {
  const { PENDING: waiting, held } = counts;
  return (
    <section
      aria-labelledby="review-title"
      className="relative overflow-hidden rounded-leaf bg-daun-800 p-6 text-white shadow-low sm:p-8"
    >
      <Ornament motif="sulur" className="absolute inset-x-0 bottom-0 h-10 text-daun-600" />
      <div className="relative pb-8">
        <h2 id="review-title" className="text-xl">
          Perlu ditinjau
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-4xl tabular-nums">{deskCount(waiting)}</span>
          <span>{waiting === 0 ? "Semua laporan sudah ditinjau." : "laporan menunggu validasi"}</span>
        </p>
        {held > 0 ? <p className="mt-1 text-daun-100">{formatCount(held)} di antaranya ditahan penyaring.</p> : null}
        <div className="mt-5">
          <ButtonLink href="/admin/laporan" variant="accent">
            Lihat Semua Laporan
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
