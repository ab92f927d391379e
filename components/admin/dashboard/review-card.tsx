import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Ornament } from "@/components/ui/ornament";
import { deskCount } from "@/lib/desk/rules";
import { formatCount } from "@/lib/format/numbers";
import { REVIEW_KINDS, REVIEW_QUEUES } from "@/lib/review/rules";
import type { WaitingCounts } from "@/lib/review/view";

/** What waits for a decision, of every kind; the reason to open the dashboard. */
export function ReviewCard({ counts }: { counts: WaitingCounts }) {
  const queues = REVIEW_KINDS.map((kind) => {
    const { href, text, count } = REVIEW_QUEUES[kind];
    return { href, text, count: count(counts), detail: kind === "laporan" ? heldText(counts.reports.held) : null };
  }).filter(({ count }) => count > 0);
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
        {queues.length === 0 ? <p className="mt-2">Semuanya sudah ditinjau.</p> : null}
        <ul className="mt-2 grid">
          {queues.map(({ href, count, text, detail }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="group flex min-h-12 flex-wrap items-baseline gap-x-3 rounded-sm py-1"
              >
                <span className="font-display text-4xl tabular-nums">{deskCount(count)}</span>
                <span className="underline-offset-4 group-hover:underline">{text}</span>
                <Icon name="arrow-right" size={18} className="self-center" />
                {detail ? <span className="basis-full text-daun-100">{detail}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href="/admin/tinjau" variant="accent">
            Tinjau satu per satu
          </ButtonLink>
          <ButtonLink href="/admin/laporan" variant="accent">
            Lihat Semua Laporan
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function heldText(held: number): string | null {
  return held > 0 ? `${formatCount(held)} di antaranya ditahan penyaring.` : null;
}
