import { preload } from "react-dom";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import styles from "./hero.module.css";
import { HeroVideo } from "./hero-video";

/** What people see first: the kampung at work, one sentence, and the way in (spec 2.4). */
export function Hero() {
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
          <ButtonLink href="/laporan" size="large" variant="secondary" className="bg-ground">
            <Icon name="megaphone" /> Laporkan kerusakan
          </ButtonLink>
        </div>
      </div>
      <HeroVideo>
        <Poster time="siang" only="theme-light-only" preloadFor="light" />
        <Poster time="malam" only="theme-dark-only" preloadFor="dark" />
      </HeroVideo>
    </section>
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
