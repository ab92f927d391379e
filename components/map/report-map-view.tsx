import { useState } from "react";
import { STATUS_LABELS } from "@/lib/reports/rules";
import type { ReportPointProperties } from "@/lib/reports/view";
import { BaseMap } from "./base-map";
import { learnProvince, openingOf } from "./home-view";
import { storeView } from "./last-view";
import { MovedView } from "./moved-view";
import { MapClicks } from "./picker/map-clicks";
import type { PointLook } from "./pins/chosen-points";
import { boundsOfView } from "./pins/map-points";
import { MovingPoints } from "./pins/moving-points";
import { Pin } from "./pins/pin";
import { pinIcon } from "./pins/pin-icon";
import { ReportPopup } from "./pins/report-popup";
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
  homes,
  ...choice
}: Omit<ReportMapProps, "className">) {
  const [opening] = useState(() => (homes ? openingOf(homes) : null));
  return (
    <BaseMap
      tileUrl={tileUrl}
      label="Peta laporan"
      {...(opening ?? { bounds: boundsOfView(initial), center: START, zoom: START_ZOOM })}
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
      {homes ? <MovedView onMoved={storeView} /> : null}
      {onMapClick ? <MapClicks onMapClick={onMapClick} /> : null}
    </BaseMap>
  );
}

function lookOf({ status, location }: ReportPointProperties, selected: boolean): PointLook {
  return { icon: pinIcon(status, selected), label: `${STATUS_LABELS[status]}: ${location}` };
}

/** The map, once it is known where it opens. */
export async function loadView() {
  await learnProvince();
  return ReportMapView;
}
