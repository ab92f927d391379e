import { contentMetadata } from "@/app/(public)/content-data";
import { SectionPage } from "@/app/(public)/section-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";
import { formatCount } from "@/lib/format/numbers";
import { openByDay } from "@/lib/partners/queries";
import { PARTNERS_TAG, WEEKDAY_LABELS, WEEKDAYS } from "@/lib/partners/rules";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import styles from "./open-today.module.css";

const PAGE = {
  path: "/aksi",
  title: "Aksi Hijau",
  description: "Laporkan kerusakan lingkungan, temukan lokasi hijau, dan ikut menanam pohon bersama warga lain.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/laporan",
    title: "Laporan Lingkungan",
    text: "Laporkan kerusakan di sekitar Anda dan ikuti tindak lanjutnya dengan nomor laporan.",
  },
  {
    href: "/peta-lokasi",
    title: "Peta Lokasi Hijau",
    text: "Temukan taman, hutan kota, bank sampah, dan mangrove, lalu tambahkan yang Anda kenal.",
  },
  {
    href: "/bank-sampah",
    title: "Bank Sampah dan Daur Ulang",
    text: "Kenali mitra bank sampah, atau daftarkan bank sampah Anda.",
  },
  { href: "/event", title: "Event Tanam Pohon", text: "Pilih kegiatan menanam, lalu daftar tanpa akun." },
  {
    href: "/wilayah",
    title: "Kabar menurut Wilayah",
    text: "Lihat apa yang menunggu dan yang sudah selesai di kelurahan, kecamatan, atau kota Anda.",
  },
];

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  const open = await cachedRead(["aksi", "open"], [PARTNERS_TAG], () => openByDay(publicCtx()));
  return (
    <SectionPage
      {...PAGE}
      lead="Ada banyak cara merawat bumi, dari depan rumah sampai tepi pantai. Pilih yang paling dekat dengan Anda."
      scene="bank-sampah"
      fact={{ text: <OpenToday counts={open} />, href: "/bank-sampah", link: "Lihat jam bukanya" }}
    >
      <PartCards parts={PARTS} />
    </SectionPage>
  );
}

/** The number of the reader's own day, which only the browser knows; without scripts it is not said. */
function OpenToday({ counts }: { counts: readonly number[] }) {
  return (
    <>
      <span className={styles.unknown}>Bank sampah yang buka hari ini</span>
      {counts.map((count, index) => (
        <span key={WEEKDAYS[index]} className={`needs-script ${styles.day}`}>
          {count === 0 ? nextOpening(counts, index) : `${formatCount(count)} bank sampah buka hari ini`}
        </span>
      ))}
    </>
  );
}

/** @param closed where the day stands in the week on which none is open */
function nextOpening(counts: readonly number[], closed: number): string {
  const later = [...WEEKDAYS.slice(closed + 1), ...WEEKDAYS.slice(0, closed)];
  const day = later.find((weekday) => (counts[weekday - 1] ?? 0) > 0);
  if (day === undefined) return "Tidak ada bank sampah yang buka hari ini";
  return `${formatCount(counts[day - 1] ?? 0)} bank sampah buka hari ${WEEKDAY_LABELS[day]}`;
}
