export type VignetteName = "lapor" | "peta" | "bank-sampah" | "tanam" | "bantul" | "sunter" | "mangrove";

const TIMES = [
  { time: "siang", only: "theme-light-only" },
  { time: "malam", only: "theme-dark-only" },
] as const;

/**
 * A small drawing by day or by night, as the theme is; scripts/illustrations.ts makes them. Decoration. A picture that
 * is lazy and not shown is not loaded, so it costs one of the two.
 */
export function Vignette({ name }: { name: VignetteName }) {
  return TIMES.map(({ time, only }) => (
    <img
      key={time}
      src={`/ilustrasi/${name}-${time}.svg`}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      className={`${only} h-auto w-full`}
    />
  ));
}
