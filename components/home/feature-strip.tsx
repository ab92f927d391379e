import Link from "next/link";
import type { CSSProperties } from "react";
import { Drawing } from "@/components/layout/drawing";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import styles from "./feature-strip.module.css";

type VignetteName = "lapor" | "peta" | "bank-sampah" | "tanam";

interface Feature {
  href: string;
  title: string;
  text: string;
  picture: VignetteName;
  /** Ground of the picture. */
  ground: string;
}

/** The four cards of spec 2.4, in its order. */
const FEATURES: readonly Feature[] = [
  {
    href: "/laporan",
    title: "Laporkan masalah lingkungan",
    text: "Sampah menumpuk, sungai berbau, atau pohon ditebang di sekitar Anda? Kirim laporan dan ikuti tindak lanjutnya.",
    picture: "lapor",
    ground: "bg-danger-soft",
  },
  {
    href: "/peta-lokasi",
    title: "Temukan titik aksi hijau",
    text: "Cari taman kota, bank sampah, dan titik aksi hijau terdekat di peta, lalu tambahkan yang Anda kenal.",
    picture: "peta",
    ground: "bg-primary-soft",
  },
  {
    href: "/bank-sampah",
    title: "Belajar mengelola sampah",
    text: "Ikuti program edukasi daur ulang dan pengelolaan sampah bersama bank sampah di lingkungan Anda.",
    picture: "bank-sampah",
    ground: "bg-accent-soft",
  },
  {
    href: "/event",
    title: "Turun tangan bersama",
    text: "Tanam pohon, bersihkan pantai, dan ikuti aksi nyata lainnya bersama komunitas.",
    picture: "tanam",
    ground: "bg-info-soft",
  },
];

/** The strip has no end on screens up to this wide, with cards at least so wide. */
const WIDEST_SCREEN = 2560;
const CARD_WIDTH = 340;

/** What one can do here, as cards that pass by; they stop for a hand, for the keyboard and for the switch. */
export function FeatureStrip() {
  const copies = Math.ceil(WIDEST_SCREEN / (FEATURES.length * CARD_WIDTH));
  return (
    <section aria-labelledby="mulai" className={`${styles.section} overflow-clip pt-7 lg:pt-20`}>
      <div className="container-page flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="mulai" className="text-3xl">
          Apa yang ingin Anda lakukan hari ini?
        </h2>
        <PauseSwitch />
      </div>
      <div className={styles.window}>
        <div className={styles.strip} style={{ "--rounds": copies + 1 } as CSSProperties}>
          <Round />
          {Array.from({ length: copies }, (_, index) => index + 1).map((number) => (
            <Round key={number} copy />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A copy answers clicks like the first, but neither the keyboard nor a screen reader meets it again. */
function Round({ copy = false }: { copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className={classNames(styles.round, copy && styles.copy)}>
      {FEATURES.map(({ href, title, text, picture, ground }) => (
        <li key={href} className={styles.card}>
          <Link
            href={href}
            prefetch={false}
            tabIndex={copy ? -1 : undefined}
            className="group flex h-full flex-col overflow-clip rounded-leaf border-2 border-line-strong bg-card shadow-low focus-visible:-outline-offset-2"
          >
            <span className={`block ${ground}`}>
              <Vignette name={picture} />
            </span>
            <span className="flex flex-1 flex-col p-5">
              <span className="flex items-center justify-between gap-2 font-display text-xl">
                {title}
                <Icon
                  name="arrow-right"
                  className="text-primary transition-transform duration-200 group-hover:translate-x-1"
                />
              </span>
              <span className="mt-2 text-ink-soft">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A checkbox, so that it works before and without scripts. */
function PauseSwitch() {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-control px-4 text-sm font-semibold hover:bg-primary-soft has-checked:bg-primary-soft motion-reduce:hidden">
      <input type="checkbox" className="size-4" />
      Hentikan kartu bergerak
    </label>
  );
}

/** The drawing of one of the home page's cards. Decoration. */
function Vignette({ name }: { name: VignetteName }) {
  return <Drawing name={name} />;
}
