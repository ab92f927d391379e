import { classNames } from "@/components/ui/class-names";

interface PagePhotoProps {
  /** Addresses of the 640 px and the 2048 px picture. */
  small: string;
  large: string;
  alt: string;
  className?: string;
}

/**
 * The photo that a page is about; for who saves data the small one, whatever the screen. Of two lazy pictures the one
 * that is not shown is not loaded, so that the same cached HTML serves both.
 */
export function PagePhoto({ small, large, alt, className }: PagePhotoProps) {
  return (
    <>
      <img
        src={large}
        srcSet={`${small} 640w, ${large} 2048w`}
        sizes="(min-width: 64rem) 45rem, 100vw"
        alt={alt}
        loading="lazy"
        fetchPriority="high"
        className={classNames("saver-off-only", className)}
      />
      <img src={small} alt={alt} loading="lazy" className={classNames("saver-on-only", className)} />
    </>
  );
}

interface PhotoGalleryProps {
  /** Addresses of the 640 px pictures. */
  photos: readonly string[];
  alt: string;
}

const PHOTO = "aspect-[4/3] w-full rounded-leaf bg-panel object-contain";

/** All photos of a page side by side; a finger or the Tab key moves on to the next, a press opens it alone. */
export function PhotoGallery({ photos, alt }: PhotoGalleryProps) {
  const [only] = photos;
  if (only === undefined) return null;
  if (photos.length === 1) return <PagePhoto small={only} large={large(only)} alt={alt} className={PHOTO} />;
  return (
    <section aria-label={`${photos.length} foto laporan`} className="flex snap-x gap-3 overflow-x-auto pb-2">
      {photos.map((photo, at) => (
        <figure key={photo} className="w-11/12 shrink-0 snap-start">
          <a href={large(photo)} target="_blank" rel="noopener" className="block rounded-leaf">
            <PagePhoto small={photo} large={large(photo)} alt={`${alt}, foto ${at + 1}`} className={PHOTO} />
          </a>
          <figcaption className="mt-1 text-sm text-ink-faint tabular-nums">
            Foto {at + 1} dari {photos.length}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

function large(small: string): string {
  return small.replace("w=640", "w=2048");
}
