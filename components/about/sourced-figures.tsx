import { Icon } from "@/components/ui/icon";
import styles from "@/components/ui/row.module.css";

interface Figure {
  figure: string;
  text: string;
  /** Who said it and when. */
  source: string;
  href: string;
}

const FIGURES: readonly Figure[] = [
  {
    figure: "11.500+",
    text: "bank sampah tercatat di 363 kabupaten/kota.",
    source: "KLHK, Juli 2021, dikutip Tribunnews",
    href: "https://m.tribunnews.com/amp/nasional/2021/08/12/klhk-ungkap-alasan-revisi-peraturan-menteri-nomor-13-tahun-2012-terkait-bank-sampah",
  },
  {
    figure: "3.455.628 ha",
    text: "mangrove tumbuh di 37 provinsi, paling luas di Papua Selatan.",
    source: "Peta Mangrove Nasional 2025, dikutip Warta Kita",
    href: "https://wartakita.id/indonesia-ungkap-luas-mangrove-34-juta-hektare-berdasarkan-peta-nasional-2025",
  },
  {
    figure: "40,3%",
    text: "sampah yang tercatat di 317 kabupaten/kota belum terkelola.",
    source: "SIPSN 2024, dikutip Databoks",
    href: "https://databoks.katadata.co.id/lingkungan/statistik/6879e64c06730/40-sampah-indonesia-tidak-terkelola-pada-2024",
  },
];

/** How large the task is: each figure with who counted it and when. */
export function SourcedFigures() {
  return (
    <dl
      className={`${styles.row} grid gap-6 border-t-2 border-dotted border-line-strong pt-6 sm:gap-8 sm:pt-8 sm:grid-cols-3 lg:gap-6`}
    >
      {FIGURES.map(({ figure, text, ...source }) => (
        <div key={figure} className="flex flex-col">
          <dt className="order-2 mt-1 mb-2 text-ink-soft">{text}</dt>
          <dd className="font-display text-4xl tabular-nums text-primary">{figure}</dd>
          <dd className="order-3 mt-auto">
            <SourceLink {...source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a figure or an event is told. */
export function SourceLink({ source, href }: { source: string; href: string }) {
  return (
    <a
      href={href}
      className="inline-flex items-start gap-2 py-1 text-sm text-info underline underline-offset-4 hover:no-underline"
    >
      <Icon name="external" size={16} className="mt-0.5" />
      {source}
    </a>
  );
}
