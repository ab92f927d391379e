import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { isKindSentence } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";

/** In UTF-16 units, as forms of offices count. */
export const FORWARD_TEXT_LENGTH = 900;

/** Fewer people than this could be told apart by who did it, where naming a neighbour is dangerous. */
const FEWEST_SHOWN_OF_RISKY = 3;

/** So few letters of a description say nothing. */
const SHORTEST_DESCRIPTION = 40;

interface ForwardedReport {
  report: Pick<
    ReportView,
    | "damage_type"
    | "location"
    | "area"
    | "latitude"
    | "longitude"
    | "incident_date"
    | "support_count"
    | "description"
    | "photo"
  >;
  /** Its point is only about the village. */
  rough: boolean;
  /** Absolute address of its page. */
  link: string;
}

/** Text that a person sends to an office about a report: public facts only, without names. */
export function forwardText({ report, rough, link }: ForwardedReport): string {
  const { damage_type, location, area, incident_date, description, photo } = report;
  const facts = [
    `Laporan warga: ${damage_type}`,
    `Lokasi: ${location}${area === null ? "" : `, ${area}`}`,
    pointText(report, rough),
    `Sejak: ${formatDate(incident_date)}`,
    supportText(report.support_count, rough),
  ].filter((fact) => fact !== null);
  const end = [
    `${photo === null ? "Perkembangannya" : "Foto dan perkembangannya"}: ${link}`,
    "Mohon ditindaklanjuti dan mohon nomor tiketnya. Terima kasih.",
  ];
  const room = FORWARD_TEXT_LENGTH - [...facts, "", ...end].join("\n").length - "Keterangan: \n".length;
  const words = isKindSentence(description) || room < SHORTEST_DESCRIPTION ? [] : [inRoom(description, room)];
  return [...facts, ...words.map((text) => `Keterangan: ${text}`), "", ...end].join("\n");
}

function pointText({ latitude, longitude }: ForwardedReport["report"], rough: boolean): string | null {
  if (latitude === null || longitude === null) return null;
  const point = [latitude, longitude].map((degrees) => degrees.toFixed(rough ? 2 : 5)).join(", ");
  return rough ? `Titik kira-kira (sekitar 2 km): ${point}` : `Titik: ${point}`;
}

function supportText(count: number, rough: boolean): string | null {
  return count < (rough ? FEWEST_SHOWN_OF_RISKY : 1) ? null : `Dialami juga oleh ${formatCount(count)} warga lain.`;
}

/** On one line, and in so many UTF-16 units; never half a letter. */
function inRoom(text: string, room: number): string {
  const line = text.replace(/\s+/gu, " ");
  if (line.length <= room) return line;
  const start = line.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/u, "");
  return `${start.trimEnd()}…`;
}
