import Link from "next/link";
import { preload } from "react-dom";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import type { KampungView } from "@/lib/statistics/view";
import styles from "./hero.module.css";
import { HeroVideo } from "./hero-video";

interface HeroProps {
  kampung: KampungView;
  /** By the server's clock; the reader's decides which picture is shown, and may differ by an hour or two. */
  isNight: boolean;
}

/** What people see first: the kampung at work, one sentence, and the way in (spec 2.4). */
export function Hero({ kampung, isNight }: HeroProps) {
  preloadPosters(isNight);
  return (
    <section aria-labelledby="judul" className={styles.hero}>
      <div className={`container-page ${styles.words}`}>
        <h1 id="judul" className={styles.title}>
          Tumbuh bersama, merawat bumi
        </h1>
        <p className="mt-4 max-w-[36ch] text-lg text-ink-soft lg:mt-5 lg:max-w-[34ch] lg:text-xl">
          Lihat yang hijau di sekitar Anda, laporkan yang rusak, dan rawat lingkungan bersama warga lain.
        </p>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          <ButtonLink href="/event" size="large">
            Mulai Jelajahi Sekarang <Icon name="arrow-right" />
          </ButtonLink>
          <span className="rounded-md bg-ground">
            <ButtonLink href="/laporan" size="large" variant="secondary">
              <Icon name="megaphone" /> Laporkan kerusakan
            </ButtonLink>
          </span>
        </div>
      </div>
      <HeroVideo layer={<LivingKampung {...kampung} />}>
        <Poster time="siang" className={`theme-light-only ${styles.day}`} />
        <Poster time="malam" className={`theme-dark-only ${styles.night}`} />
      </HeroVideo>
      <KampungJobs {...kampung} />
    </section>
  );
}

/** What can be done in the picture, as plain links, and what it shows, in words. */
function KampungJobs({ seedlings, open, resolved }: KampungView) {
  const jobs = [
    { href: "/event", text: `${formatCount(seedlings)} bibit ditanam tahun ini` },
    { href: "/laporan", text: `${open} dari ${open + resolved} laporan terbaru belum selesai` },
    { href: "/komunitas", text: "Kerja bakti" },
    { href: "/bank-sampah", text: "Timbang sampah" },
  ];
  return (
    <nav aria-label="Yang ada di gambar" className={styles.jobs}>
      <ul className="container-page flex gap-x-6 overflow-x-auto whitespace-nowrap">
        {jobs.map(({ href, text }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:no-underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Time = "siang" | "malam";

/** Preloads by the system's theme and the hour, so that the largest picture of the page does not wait for its styles. */
function preloadPosters(isNight: boolean): void {
  preloadPoster("malam", isNight ? undefined : "dark");
  if (!isNight) preloadPoster("siang", "light");
}

function preloadPoster(time: Time, theme?: "light" | "dark"): void {
  const options = { as: "image", type: "image/avif", fetchPriority: "high" } as const;
  preload(`/video/kampung-${time}.avif`, { ...options, ...(theme && { media: `(prefers-color-scheme: ${theme})` }) });
}

/** The video's first moment. Lazy, so that of the two only the one that is shown is loaded. */
function Poster({ time, className }: { time: Time; className: string }) {
  return (
    <picture className={className}>
      <source srcSet={`/video/kampung-${time}.avif`} type="image/avif" />
      <img
        src={`/video/kampung-${time}.webp`}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        fetchPriority="high"
        className={styles.picture}
      />
    </picture>
  );
}

/** What the film shows (tools/art/hero-video/scene.ts), and how its box cuts it. */
const SCENE = "0 -250 1440 810";
const FIT = "xMidYMax slice";

/** Where young trees stand on the volcano and the hills of the picture, in its units; the earliest is planted first. */
const TREES =
  "745 268 800 272 700 258 850 284 772 240 828 302 725 232 878 306 1180 378 1310 384 1345 366 1205 400 1380 388 1410 364 615 376 630 402 950 388 1332 412 1228 372 1372 416 1406 410 1240 406 268 398 296 378 946 414 786 214 748 206 826 254 1160 402 318 404";
/** Where bags lie along the lane; the last one leaves first. */
const BAGS = "668 556 930 556 696 560 962 560 748 554 902 560 1050 558 1168 558";

/** How many seedlings one drawn tree stands for. */
const TREE_OF = 10;

/** What does its work in the picture, and where that is done. The same stands as plain links in `KampungJobs`. */
const PARTS = [
  { href: "/komunitas", x: 396, y: 396, width: 78, height: 136 },
  { href: "/event", x: 510, y: 396, width: 150, height: 150 },
  { href: "/komunitas", x: 712, y: 396, width: 212, height: 140 },
  { href: "/laporan", x: 974, y: 404, width: 200, height: 146 },
  { href: "/bank-sampah", x: 956, y: 322, width: 210, height: 78 },
];

/**
 * What lies over the hero's picture and changes with the neighbourhood: trees, bags, the hour and the season. Its state
 * stands in the cached page; hour and season are marks of the document (components/layout/theme.ts). Decoration.
 */
function LivingKampung({ seedlings, open, resolved }: KampungView) {
  const trees = spots(TREES).slice(0, Math.floor(seedlings / TREE_OF));
  const places = spots(BAGS);
  const bags = places.slice(0, Math.ceil(open * Math.min(1, places.length / (open + resolved || 1))));
  return (
    <>
      <div className={styles.tint} />
      <svg viewBox={SCENE} preserveAspectRatio={FIT} aria-hidden="true" className={`${styles.picture} ${styles.moon}`}>
        <circle cx="1010" cy="120" r="160" fill="#aebbe6" />
      </svg>
      <svg viewBox={SCENE} preserveAspectRatio={FIT} fill="none" aria-hidden="true" className={styles.picture}>
        <defs>
          <g id="pohon" stroke="var(--color-wedel-900)" strokeWidth="1.6" strokeLinejoin="round">
            <path d="M-2 0v-9h4v9Z" fill="var(--color-sogan-500)" />
            <path d="M0-30c8 0 8 7 7 9 7 1 6 12-1 12h-12c-7 0-8-11-1-12-1-2-1-9 7-9Z" fill="var(--color-daun-600)" />
          </g>
          <g id="karung" stroke="var(--color-wedel-900)" strokeWidth="2.2" strokeLinejoin="round">
            <path
              d="M-16 0c-5-12 1-20 7-21l1-5h7l2 5c8 1 12 12 6 21ZM-6-14c3 3 3 7 1 10"
              fill="var(--color-cloth, var(--color-nila-700))"
            />
          </g>
        </defs>
        {trees.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#pohon" x={x} y={y} />
        ))}
        {bags.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#karung" x={x} y={y} />
        ))}
        {PARTS.map(({ href, ...box }) => (
          <a key={box.x} href={href} tabIndex={-1}>
            <rect {...box} rx="20" className={styles.part} />
          </a>
        ))}
      </svg>
      <div className={styles.sky}>
        <div className={styles.rain} />
      </div>
    </>
  );
}

function spots(list: string): [x: number, y: number][] {
  const numbers = list.split(" ").map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as [number, number]] : []));
}
