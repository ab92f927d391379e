import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
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
                <span className="min-w-0 flex-1 underline-offset-4 group-hover:underline">
                  {text} <Icon name="arrow-right" size={18} className="inline" />
                </span>
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
  return held > 0 ? `${formatCount(held)} di antaranya ditahan saringan.` : null;
}

/** One figure of the dashboard. */
export function StatCard(props: { label: string; value: number; icon: IconName }) {
  return (
    <li className="flex flex-wrap content-start items-center gap-x-4 gap-y-2 rounded-md border border-line bg-card p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon name={props.icon} size={24} />
      </span>
      <p>
        <span className="block font-display text-3xl tabular-nums">{formatCount(props.value)}</span>
        <span className="block text-sm text-ink-faint">{props.label}</span>
      </p>
    </li>
  );
}

/** What staff do with events (spec 2.17). @param ahead how many lie ahead */
export function EventManagement({ ahead }: { ahead: number }) {
  return (
    <section aria-labelledby="events-title" className="rounded-md border border-line bg-card p-4 sm:p-6">
      <h2 id="events-title" className="text-xl">
        Manajemen event
      </h2>
      <p className="mt-1 text-ink-soft">
        {ahead === 0 ? "Belum ada event mendatang." : `${deskCount(ahead)} event mendatang.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/add-event-form">
          <Icon name="plus" /> Tambah Event
        </ButtonLink>
        <ButtonLink href="/admin/kegiatan" variant="secondary">
          <Icon name="calendar" /> Kelola Event
        </ButtonLink>
        <ButtonLink href="/delete-event-form" variant="secondary">
          <Icon name="trash" /> Hapus Event
        </ButtonLink>
      </div>
    </section>
  );
}

/** Mails that were given up; somebody waits for each in vain. */
export function FailedMails({ count }: { count: number }) {
  return (
    <Notice tone="bad" icon="mail" title={`${deskCount(count)} surat gagal`}>
      Penerimanya belum mendapat kabar.{" "}
      <Link
        href="/admin/surat?kotak=gagal"
        prefetch={false}
        className="inline-block py-1 font-semibold text-primary underline underline-offset-4"
      >
        Lihat sebabnya dan kirim lagi
      </Link>
    </Notice>
  );
}

/** Until an admin has said once who runs the site. */
export function FirstSettings() {
  return (
    <Notice tone="info" icon="info" title="Siapa pengelola situs ini?">
      Nama organisasi, kontak, dan media sosial tampil di kaki setiap halaman.{" "}
      <Link
        href="/admin/pengaturan"
        prefetch={false}
        className="inline-block py-1 font-semibold text-primary underline underline-offset-4"
      >
        Isi pengaturan situs
      </Link>
    </Notice>
  );
}

/** While maps show coasts and names alone. */
export function NoStreets() {
  return (
    <Notice tone="info" icon="map" title="Peta situs ini belum memuat jalan">
      Pengelola server dapat mengisi <code>TILE_URL</code> atau menjalankan{" "}
      <code className="whitespace-nowrap">npm run basemap -- indonesia.pmtiles</code>. Caranya ada di docs/pasang.md,
      bagian “Jalan sendiri”.
    </Notice>
  );
}

/** @param year of the moment at which the page is rendered */
export function AdminFooter({ year }: { year: number }) {
  return (
    <footer className="mt-auto border-t border-line">
      <p className="container-page py-6 text-sm text-ink-faint">© {year} Sulur. Tumbuh bersama, merawat bumi.</p>
    </footer>
  );
}
