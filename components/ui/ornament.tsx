import { classNames } from "./class-names";

const ORNAMENTS = {
  kawung: { file: "kawung", size: "64px 64px" },
  truntum: { file: "truntum", size: "40px 40px" },
  sulur: { file: "sulur", size: "120px 40px" },
  megamendung: { file: "megamendung", size: "180px 96px" },
  tumpal: { file: "tumpal", size: "32px 24px" },
} as const;

/** A batik motif that repeats over its box in the colour of the text. Decoration: at most one to a screen, never behind long text. */
export function Ornament(props: { motif: keyof typeof ORNAMENTS; className: string }) {
  const { file, size } = ORNAMENTS[props.motif];
  const image = `url(/ornamen/${file}.svg)`;
  return (
    <div
      aria-hidden="true"
      className={classNames("pointer-events-none bg-current", props.className)}
      style={{ maskImage: image, maskSize: size, WebkitMaskImage: image, WebkitMaskSize: size }}
    />
  );
}
