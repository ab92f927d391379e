import { AreaLink } from "@/components/areas/area-link";
import { Drawing, TIMES } from "@/components/layout/drawing";
import { AccordionItem, AccordionText } from "@/components/ui/accordion";
import { ButtonLink } from "@/components/ui/button-link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Icon, type IconName } from "@/components/ui/icon";
import { areaPath } from "@/lib/areas/rules";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import type { HandlingView, PublicHandlingView } from "@/lib/statistics/view";
import { FeatureCards, Section } from "./feature-cards";
import { TUTORIAL } from "./tutorial";

type Named = HandlingView & { name: string };

const COLUMNS: readonly Column<Named>[] = [
  { key: "name", label: "Laporan", cell: ({ name }) => name },
  { key: "verify", label: "Sampai diperiksa", cell: ({ verifyDays }) => daysText(verifyDays), numeric: true },
  { key: "claim", label: "Sampai diklaim selesai", cell: ({ claimDays }) => daysText(claimDays), numeric: true },
  { key: "confirm", label: "Klaim sampai dipastikan", cell: ({ confirmDays }) => daysText(confirmDays), numeric: true },
  { key: "resolved", label: "Selesai", cell: ({ resolved }) => formatCount(resolved), numeric: true },
  { key: "confirmed", label: "Dipastikan warga", cell: confirmedText, numeric: true },
  { key: "reopened", label: "Dibuka kembali", cell: ({ reopened }) => formatCount(reopened), numeric: true },
];

type AreaRow = Named & { code: string };

const AREA_COLUMNS: readonly Column<AreaRow>[] = COLUMNS.map((column) =>
  column.key === "name"
    ? {
        ...column,
        label: "Provinsi",
        cell: (row: AreaRow) => <AreaLink area={{ path: areaPath(row), text: row.name }} />,
      }
    : column,
);

interface Step {
  icon: IconName;
  title: string;
  explanation: readonly string[];
  link: { label: string; href: string };
}

/** The four of spec 2.16. */
const STEPS: readonly Step[] = [
  {
    icon: "user",
    title: "Daftar atau masuk",
    explanation: [
      "Buat akun dengan username dan password, lalu pilih daerah Anda. Email tidak diwajibkan.",
      "Tanpa akun pun Anda dapat melapor dan menambah lokasi; akun mengumpulkan semuanya di satu halaman.",
    ],
    link: { label: "Buat akun", href: "/register" },
  },
  {
    icon: "megaphone",
    title: "Laporkan kerusakan lingkungan",
    explanation: [
      "Isi kolom yang bertanda bintang, tunjuk tempatnya di peta, dan tambahkan foto bila ada.",
      "Laporan mendapat nomor dan menunggu diperiksa pengelola. Sesudah diperiksa, titiknya tampil di peta dan setiap langkahnya dicatat.",
    ],
    link: { label: "Kirim laporan", href: "/laporan" },
  },
  {
    icon: "pin",
    title: "Tambahkan lokasi hijau",
    explanation: [
      "Kenal taman, bank sampah, atau kebun warga yang belum ada di peta? Tulis namanya; koordinatnya dicari otomatis atau Anda tunjuk sendiri.",
      "Lokasi baru juga menunggu diperiksa pengelola sebelum tampil untuk semua orang.",
    ],
    link: { label: "Tambah lokasi", href: "/peta-lokasi" },
  },
  {
    icon: "map",
    title: "Lihat peta",
    explanation: [
      "Buka peta untuk menemukan lokasi hijau terdekat. Saring menurut jenisnya, atau cari nama tempat.",
      "Posisi Anda hanya dibaca bila Anda menekan tombolnya dan mengizinkan.",
    ],
    link: { label: "Buka peta", href: "/peta-lokasi" },
  },
];

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Diperiksa lebih dahulu",
    text: "Laporan dan lokasi diperiksa pengelola sebelum titiknya tampil di peta.",
  },
  { icon: "list", title: "Dapat diikuti", text: "Setiap laporan punya nomor dan riwayat penanganan yang terbuka." },
  {
    icon: "users",
    title: "Dikerjakan bersama",
    text: "Warga lain dapat menyatakan ikut mengalami, lalu bertemu di kegiatan bersih-bersih dan tanam pohon.",
  },
];

/** /cara-kerja below its heading. */
export function HowItWorks() {
  return (
    <>
      <section aria-label="Empat langkah">
        <p className="mb-3 text-ink-soft">Pilih satu langkah untuk membaca penjelasannya.</p>
        <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
          <ol className="border-t-2 border-line">
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
                  <AccordionText paragraphs={explanation} link={link} className="sm:pl-16" />
                </AccordionItem>
              </li>
            ))}
          </ol>
          <div className="overflow-clip rounded-leaf bg-primary-soft max-lg:hidden">
            <Drawing name="lapor" />
          </div>
        </div>
      </section>
      <Section id="keunggulan" title="Mengapa cara ini berhasil">
        <FeatureCards features={FEATURES} />
      </Section>
      <Section
        id="tutorial"
        title="Video tutorial"
        lead="Perjalanan satu laporan dalam enam gambar. Video baru dimuat saat Anda memutarnya."
      >
        {TIMES.map(({ time, only }) => (
          <video
            key={time}
            controls
            muted
            playsInline
            preload="none"
            width={1280}
            height={720}
            poster={`/ilustrasi/selokan-${time}.svg`}
            aria-label="Video tutorial: perjalanan satu laporan"
            className={`${only} mb-6 h-auto w-full rounded-leaf border border-line-strong bg-panel`}
          >
            <source src="/video/cara-kerja.webm" type="video/webm" />
            <source src="/video/cara-kerja.mp4" type="video/mp4" />
            <track kind="captions" src="/video/cara-kerja.vtt" srcLang="id" label="Bahasa Indonesia" default />
          </video>
        ))}
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {TUTORIAL.map(({ drawing, title, text }, index) => (
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

function daysText(days: number | null): string {
  return days === null ? "–" : `${formatDecimal(days, 1)} hari`;
}

function confirmedText({ resolved, confirmed, confirmedByGuests }: HandlingView): string {
  if (resolved === 0) return "–";
  const percent = (count: number) => `${Math.round((100 * count) / resolved)}%`;
  return confirmedByGuests === 0
    ? percent(confirmed)
    : `${percent(confirmed)}, dan ${percent(confirmedByGuests)} oleh warga tanpa akun`;
}

/** How fast reports are handled, as they were; left out while nothing has happened. */
export function HandlingFigures({ handling: { days, all, kinds, areas } }: { handling: PublicHandlingView }) {
  if (kinds.length === 0) return null;
  const byKind = [...kinds.map((row) => ({ ...row, name: row.kind })), { ...all, name: "Semua jenis" }];
  return (
    <section aria-labelledby="seberapa-cepat" className="mt-16 grid gap-8">
      <div>
        <h2 id="seberapa-cepat" className="text-3xl">
          Seberapa cepat laporan ditangani
        </h2>
        <p className="measure mt-3 text-ink-soft">
          Langkah pada {days} hari terakhir, sebagai median: separuh laporan lebih cepat, separuh lebih lambat. Tanda –
          berarti belum terjadi.
        </p>
      </div>
      <DataTable caption="Menurut jenis" columns={COLUMNS} rows={byKind} rowKey={({ name }) => name} />
      {areas.length === 0 ? null : (
        <DataTable caption="Menurut provinsi" columns={AREA_COLUMNS} rows={areas} rowKey={({ name }) => name} />
      )}
    </section>
  );
}
