export type VignetteName = "lapor" | "peta" | "bank-sampah" | "tanam" | "bantul" | "sunter" | "mangrove";

/** A small drawing by day or by night, as the theme is; scripts/illustrations.ts makes them. Decoration. */
export function Vignette({ name, className }: { name: VignetteName; className?: string }) {
  // What is not shown and lazy is not loaded: one picture of the two.
  const look = `h-auto w-full ${className ?? ""}`;
  return (
    <>
      <img
        src={`/ilustrasi/${name}-siang.svg`}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        className={`theme-light-only ${look}`}
      />
      <img
        src={`/ilustrasi/${name}-malam.svg`}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        className={`theme-dark-only ${look}`}
      />
    </>
  );
}
