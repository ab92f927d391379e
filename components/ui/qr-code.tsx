import { create } from "qrcode";

interface QrCodeProps {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

const QUIET = 4;

/** Dark on light in both themes, since scanners need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * QUIET;
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-56 rounded-md bg-white"
    >
      <path d={squares.join("")} fill="#16201c" />
    </svg>
  );
}
