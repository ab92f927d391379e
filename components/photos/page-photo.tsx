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
