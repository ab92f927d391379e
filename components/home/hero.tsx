import Link from "next/link";
import { preload } from "react-dom";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import type { KampungView } from "@/lib/statistics/view";
import styles from "./hero.module.css";
import { HeroVideo } from "./hero-video";
import { LivingKampung } from "./living-kampung";

/** What people see first: the kampung at work, one sentence, and the way in (spec 2.4). */
export function Hero({ kampung }: { kampung: KampungView }) {
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
          <ButtonLink href="/laporan" size="large" variant="secondary" className="bg-ground! hover:bg-primary-soft!">
            <Icon name="megaphone" /> Laporkan kerusakan
          </ButtonLink>
        </div>
      </div>
      <HeroVideo layer={<LivingKampung {...kampung} />}>
        <Poster time="siang" only="theme-light-only" preloadFor="light" />
        <Poster time="malam" only="theme-dark-only" preloadFor="dark" />
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
      <ul className="container-page flex flex-wrap gap-x-6">
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

interface PosterProps {
  time: "siang" | "malam";
  /** Class that shows it in its theme alone. */
  only: string;
  preloadFor: "light" | "dark";
}

/**
 * The video's first moment. Lazy, so that of the two only the one of the theme is loaded; asked for from the head by what
 * the system prefers, so that the largest picture of the page does not wait for its scripts.
 */
function Poster({ time, only, preloadFor }: PosterProps) {
  const avif = `/video/kampung-${time}.avif`;
  preload(avif, {
    as: "image",
    type: "image/avif",
    media: `(prefers-color-scheme: ${preloadFor})`,
    fetchPriority: "high",
  });
  return (
    <picture className={only}>
      <source srcSet={avif} type="image/avif" />
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
