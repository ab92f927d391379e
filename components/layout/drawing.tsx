/** Which of two pictures is shown in which theme. */
export const TIMES = [
  { time: "siang", only: "theme-light-only" },
  { time: "malam", only: "theme-dark-only" },
] as const;

interface DrawingProps {
  /** Of its two files in `public/ilustrasi`; tools/art/illustrations.ts makes them. */
  name: string;
  /** Empty where it only decorates. */
  alt?: string;
  /** Its size; as wide as what it stands in otherwise. */
  className?: string;
}

/**
 * A small drawing by day or by night, as the theme is. A picture that is lazy and not shown is not loaded, so it costs
 * one of the two.
 */
export function Drawing({ name, alt = "", className = "h-auto w-full" }: DrawingProps) {
  return TIMES.map(({ time, only }) => (
    <img
      key={time}
      src={`/ilustrasi/${name}-${time}.svg`}
      alt={alt}
      width={320}
      height={180}
      loading="lazy"
      className={`${only} ${className}`}
    />
  ));
}
