import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { FeatureCards, Section } from "./feature-cards";
import { SourcedFigures } from "./sourced-figures";
import { LESSONS, Timeline } from "./timeline";

const PILLARS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "users",
    title: "Gotong royong",
    text: "Yang besar menjadi ringan bila dikerjakan bersama. Kegiatan terbuka untuk siapa pun.",
  },
  {
    icon: "eye",
    title: "Keterbukaan",
    text: "Setiap langkah laporan tercatat dan dapat dibaca semua orang, juga alasan bila ditolak.",
  },
  {
    icon: "sprout",
    title: "Keberlanjutan",
    text: "Menanam belum selesai sebelum tumbuh. Kami mengajak merawat, bukan hanya memulai.",
  },
];

const MISSION = [
  "Memudahkan warga melaporkan kerusakan lingkungan dan mengikuti tindak lanjutnya.",
  "Memetakan lokasi hijau di seluruh Indonesia bersama warga yang mengenalnya.",
  "Mempertemukan warga dalam kegiatan menanam, membersihkan, dan belajar.",
  "Menyediakan pengetahuan yang bersumber jelas dan mudah dipraktikkan.",
] as const;

const FOCUS = [
  "Pengelolaan sampah dan bank sampah",
  "Pohon, hutan kota, dan mangrove",
  "Sungai, selokan, dan pantai yang bersih",
  "Jejak karbon dan gaya hidup ramah lingkungan",
] as const;

/** /museum-history below its heading. */
export function VisionAndMission() {
  return (
    <>
      <section aria-labelledby="visi" className="rounded-leaf bg-daun-800 px-6 py-10 text-daun-100 sm:px-10">
        <h2 id="visi" className="text-xl text-daun-100">
          Visi
        </h2>
        <p className="mt-2 max-w-[32ch] font-display text-3xl text-white">
          Kualitas hidup yang lebih baik di lingkungan yang dirawat oleh warganya sendiri.
        </p>
      </section>
      <Section id="pilar" title="Tiga pilar">
        <FeatureCards features={PILLARS} />
      </Section>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section id="misi" title="Misi">
          <CheckList items={MISSION} />
        </Section>
        <Section id="fokus" title="Fokus">
          <CheckList items={FOCUS} />
        </Section>
      </div>
      <Section
        id="tonggak"
        title="Yang mengingatkan kita"
        lead="Tiga peristiwa yang membuat visi ini mendesak dan mungkin."
      >
        <Timeline milestones={LESSONS} />
      </Section>
      <Section id="angka" title="Seberapa besar pekerjaan kita">
        <SourcedFigures />
      </Section>
    </>
  );
}

function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3 text-lg">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check-circle" size={24} className="mt-0.5 text-primary" /> {item}
        </li>
      ))}
    </ul>
  );
}
