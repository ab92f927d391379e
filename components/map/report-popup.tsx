import Link from "next/link";
import { useEffect, useMemo, useRef } from "react";
import { Popup } from "react-leaflet";
import { formatDate } from "@/lib/format/dates";
import type { ReportPointProperties } from "@/lib/reports/view";
import type { Point } from "./coordinates";
import { PIN_SIZE } from "./pin-icon";

interface ReportPopupProps {
  point: Point;
  report: ReportPointProperties;
  /** Opened by keyboard: the popup is read at once, and closing it leads back to the pin. */
  takesFocus: boolean;
  onClose: () => void;
}

const OFFSET: [number, number] = [0, -(PIN_SIZE - 8)];

/** What the spec shows of a report on the map (2.12), and the way to its page. */
export function ReportPopup({ point, report, takesFocus, onClose }: ReportPopupProps) {
  const { latitude, longitude } = point;
  // A new array would be a new position, for which the popup is closed and opened again.
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onClose]);

  return (
    <Popup
      position={position}
      offset={OFFSET}
      autoPan={false}
      minWidth={200}
      maxWidth={260}
      eventHandlers={{ remove: onClose }}
    >
      <Content report={report} takesFocus={takesFocus} />
    </Popup>
  );
}

function Content({ report, takesFocus }: Pick<ReportPopupProps, "report" | "takesFocus">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    // Leaflet hides the popup while it measures it, and what is hidden takes no focus.
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-1">
      <strong className="pr-6 text-base leading-snug">Laporan Kerusakan Lingkungan</strong>
      <p className="font-semibold">{report.location}</p>
      <p className="line-clamp-4 text-ink-soft">{report.description}</p>
      <p className="text-ink-faint">{formatDate(report.date)}</p>
      <p className="flex flex-wrap gap-x-4 pt-1 font-semibold">
        {report.photo ? (
          <a href={report.photo} target="_blank" rel="noopener noreferrer">
            Lihat Foto
          </a>
        ) : null}
        <Link href={`/laporan/${report.code}`} prefetch={false}>
          Buka laporan
        </Link>
      </p>
    </div>
  );
}
