import { create } from "qrcode";

interface CheckInQrProps {
  /** What `checkInCode` makes of a registration. */
  code: string;
}

const QUIET = 4;

/** The QR code that a registrant shows at the entrance; dark on light in both themes, since scanners need it so. */
export function CheckInQr({ code }: CheckInQrProps) {
  const { modules } = create(code, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * QUIET;
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return (
    <figure className="w-fit">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label="Kode QR untuk absen"
        shapeRendering="crispEdges"
        className="size-56 rounded-md bg-white"
      >
        <path d={squares.join("")} fill="#16201c" />
      </svg>
      <figcaption className="mt-2 max-w-56 text-sm text-ink-faint">
        Tunjukkan kode ini kepada penyelenggara saat datang. Nomor: <span className="font-mono break-all">{code}</span>
      </figcaption>
    </figure>
  );
}
