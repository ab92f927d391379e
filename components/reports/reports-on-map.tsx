"use client";

import type { Homes } from "@/components/map/home-view";
import { pickable } from "@/components/map/picker/pickable";
import { ReportMap } from "@/components/map/report-map";
import { showToast } from "@/components/ui/toast-store";
import type { ReportMapView, ReportView } from "@/lib/reports/view";
import type { Place } from "./report-values";

interface ReportsOnMapProps {
  tileUrl: string;
  homes: Homes;
  initial: ReportMapView;
  selected: ReportView | null;
  selectedId: number | null;
  /** The place in the form. */
  picked: Place | null;
  onSelect: (id: number) => void;
  onPick: (place: Place) => void;
}

/** The map beside the list. A click beside the pins gives the form its place. */
export function ReportsOnMap({
  tileUrl,
  homes,
  initial,
  selected,
  selectedId,
  picked,
  onSelect,
  onPick,
}: ReportsOnMapProps) {
  function pick(latitude: number, longitude: number) {
    const place = pickable(latitude, longitude);
    if (place === null) return;
    onPick(place);
    showToast({
      text: "Titik ini dipakai sebagai tempat laporan Anda.",
      action: { label: "Ke formulir", onPress: toForm },
    });
  }

  return (
    <div>
      <ReportMap
        tileUrl={tileUrl}
        homes={homes}
        initial={initial}
        selectedId={selectedId}
        selectedPoint={pointOf(selected)}
        onSelect={onSelect}
        onMapClick={pick}
        picked={picked}
        className="h-[26rem] lg:h-[45dvh]"
      />
      <p className="needs-script mt-2 text-sm text-ink-faint">
        Peta memuat laporan yang sudah terverifikasi. Tekan peta untuk memilih titik laporan Anda.
      </p>
    </div>
  );
}

function toForm() {
  // On a phone the form stands on the other tab.
  location.hash = "formulir";
  document.getElementById("place")?.scrollIntoView({ block: "center" });
}

function pointOf(report: ReportView | null): Place | null {
  if (report === null || report.latitude === null || report.longitude === null) return null;
  return { latitude: report.latitude, longitude: report.longitude };
}
