import Link from "next/link";
import { useState } from "react";
import { formatDate } from "@/lib/format/dates";
import { STATUS_LABELS, wordsOrKind } from "@/lib/reports/rules";
import type { ReportPointProperties } from "@/lib/reports/view";
import { BaseMap } from "./base-map";
import { frameFor } from "./extent";
import { learnProvince, openingOf } from "./home-view";
import { MovedView } from "./moved-view";
import { MapClicks } from "./picker/map-clicks";
import type { PointStyle } from "./pins/chosen-points";
import { boundsOfView } from "./pins/map-points";
import { MovingPoints } from "./pins/moving-points";
import { Pin } from "./pins/pin";
import { pinIcon } from "./pins/pin-icon";
import type { ReportMapProps } from "./report-map";

/** Where the spec's map opens when nothing else is known. */
const START: [number, number] = [-3.5882, 98.675];
const START_ZOOM = 13;

function ReportMapView({
  tileUrl,
  initial,
  source = "/api/reports/map",
  picked,
  onMapClick,
  onMoved,
  homes,
  ...choice
}: Omit<ReportMapProps, "className">) {
  const [opening] = useState(() => (homes ? openingOf(homes) : null));
  const around = boundsOfView(initial);
  return (
    <BaseMap
      tileUrl={tileUrl}
      label="Peta laporan"
      {...(opening ?? { bounds: around && frameFor(around), center: START, zoom: START_ZOOM })}
    >
      <MovingPoints
        {...choice}
        source={source}
        initial={initial}
        noun="laporan"
        lookOf={lookOf}
        popupOf={(report) => <ReportPopup report={report} />}
      />
      {picked ? <Pin point={picked} icon={pinIcon("picked")} label="Titik laporan Anda" /> : null}
      {onMoved ? <MovedView onMoved={onMoved} fromStart={opening !== null} /> : null}
      {onMapClick ? <MapClicks onMapClick={onMapClick} /> : null}
    </BaseMap>
  );
}

function lookOf({ status, location }: ReportPointProperties, selected: boolean): PointStyle {
  return { icon: pinIcon(status, selected), label: `${STATUS_LABELS[status]}: ${location}` };
}

/** The map, once it is known where it opens. */
export async function loadView() {
  await learnProvince();
  return ReportMapView;
}

/** What the spec shows of a report on the map (2.12), and the way to its page. */
function ReportPopup({ report }: { report: ReportPointProperties }) {
  return (
    <>
      <strong className="pr-6 text-base leading-snug">Laporan Kerusakan Lingkungan</strong>
      <p className="font-semibold">{report.location}</p>
      <p className="line-clamp-4 text-ink-soft">{wordsOrKind(report.description)}</p>
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
    </>
  );
}
