import { useEffect, useRef, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { STATUS_LABELS } from "@/lib/reports/rules";
import { BaseMap } from "./base-map";
import { ClusterBubble } from "./cluster-bubble";
import type { Point } from "./coordinates";
import { flyTo } from "./fly-to";
import { MapNote } from "./map-note";
import { boundsOf, clustersOf, reportsOf } from "./map-points";
import { Pin } from "./pin";
import type { ReportMapProps } from "./report-map";
import { ReportPopup } from "./report-popup";
import { useMapPoints } from "./use-map-points";

type Props = Omit<ReportMapProps, "className">;

/** Where the spec's map opens when nothing else is known. */
const START: [number, number] = [-3.5882, 98.675];
const START_ZOOM = 13;

export function ReportMapView(props: Props) {
  const { tileUrl, initial, picked, onMapClick } = props;
  return (
    <BaseMap tileUrl={tileUrl} label="Peta laporan" center={START} zoom={START_ZOOM} bounds={boundsOf(initial)}>
      <Reports {...props} />
      {picked ? <Pin point={picked} kind="picked" label="Titik laporan Anda" /> : null}
      {onMapClick ? <Clicks onMapClick={onMapClick} /> : null}
    </BaseMap>
  );
}

function Reports({ initial, selectedId, selectedPoint = null, onSelect }: Props) {
  const map = useMap();
  const { points, failed } = useMapPoints(initial);
  const [open, setOpen] = useState<{ id: number; byKeyboard: boolean } | null>(null);
  const reports = reportsOf(points);
  const opened = reports.find(({ report }) => report.id === open?.id);

  // Points come and go while the map moves; only a new choice may move it.
  const target = useRef<Point | null>(null);
  useEffect(() => {
    target.current = reports.find(({ report }) => report.id === selectedId)?.point ?? selectedPoint;
  });
  useEffect(() => {
    setOpen((before) =>
      selectedId === null || before?.id === selectedId ? before : { id: selectedId, byKeyboard: false },
    );
    if (selectedId !== null && target.current) flyTo(map, target.current);
  }, [map, selectedId]);

  return (
    <>
      {clustersOf(points).map(({ point, count }) => (
        <ClusterBubble key={`${point.latitude},${point.longitude}`} point={point} count={count} />
      ))}
      {reports.map(({ point, report }) => (
        <Pin
          key={report.id}
          point={point}
          kind={report.status}
          label={`${STATUS_LABELS[report.status]}: ${report.location}`}
          selected={report.id === selectedId}
          onOpen={(byKeyboard) => {
            setOpen({ id: report.id, byKeyboard });
            onSelect(report.id);
          }}
        />
      ))}
      {opened ? (
        <ReportPopup
          key={opened.report.id}
          point={opened.point}
          report={opened.report}
          takesFocus={open?.byKeyboard ?? false}
          onClose={() => setOpen((now) => (now?.id === opened.report.id ? null : now))}
        />
      ) : null}
      {failed ? <MapNote at="bottom" text="Titik laporan belum dapat dimuat. Periksa koneksi Anda." /> : null}
    </>
  );
}

function Clicks({ onMapClick }: { onMapClick: (latitude: number, longitude: number) => void }) {
  useMapEvents({
    click: ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      onMapClick(lat, lng);
    },
  });
  return null;
}
