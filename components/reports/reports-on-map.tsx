"use client";

import { useCallback, useState } from "react";
import { useSearch } from "@/components/lists/use-search";
import type { Point } from "@/components/map/coordinates";
import type { Homes } from "@/components/map/home-view";
import { storeView, withView } from "@/components/map/last-view";
import { boxQuery } from "@/components/map/map-window";
import type { MapTheme } from "@/components/map/moved-view";
import { pickable } from "@/components/map/picker/pickable";
import { ReportMap } from "@/components/map/report-map";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import type { ReportMapView, ReportView } from "@/lib/reports/view";

interface ReportsOnMapProps {
  tileUrl: string;
  homes: Homes;
  initial: ReportMapView;
  selected: ReportView | null;
  selectedId: number | null;
  /** The place in the form. */
  picked: Point | null;
  /** The list shows what the map shows. */
  narrowed: boolean;
  /** @param query of the list, for what lies in view; empty for all */
  onArea: (query: string) => void;
  onSelect: (id: number) => void;
  onPick: (place: Point) => void;
}

/** The map beside the list, which follows it when it is moved by hand. A click beside the pins gives the form its place. */
export function ReportsOnMap({
  tileUrl,
  homes,
  initial,
  selected,
  selectedId,
  picked,
  narrowed,
  onArea,
  onSelect,
  onPick,
}: ReportsOnMapProps) {
  const [, changeAddress] = useSearch();
  const [openings, setOpenings] = useState(0);
  const followMap = useCallback(
    (look: MapTheme, byHand: boolean) => {
      onArea(`&${boxQuery(look.box)}`);
      if (!byHand) return;
      storeView(look);
      changeAddress((before) => withView(before, look));
    },
    [onArea, changeAddress],
  );

  /** The map opens anew, so that it shows all that the list does. */
  function leaveArea() {
    onArea("");
    storeView(null);
    changeAddress((before) => withView(before, null));
    setOpenings(openings + 1);
  }

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
        key={openings}
        tileUrl={tileUrl}
        homes={homes}
        initial={initial}
        selectedId={selectedId}
        selectedPoint={pointOf(selected)}
        onSelect={onSelect}
        onMapClick={pick}
        onMoved={followMap}
        picked={picked}
        className="h-[26rem] lg:h-[45dvh]"
      />
      <div className="needs-script mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-faint">
          Peta memuat laporan yang sudah terverifikasi. Tekan peta untuk memilih titik laporan Anda.
        </p>
        {narrowed ? (
          <Button variant="quiet" size="small" className="-mx-3" onClick={leaveArea}>
            Tampilkan semua laporan
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function toForm() {
  // On a phone the form stands on the other tab.
  location.hash = "formulir";
  document.getElementById("place")?.scrollIntoView({ block: "center" });
}

function pointOf(report: ReportView | null): Point | null {
  if (report === null || report.latitude === null || report.longitude === null) return null;
  return { latitude: report.latitude, longitude: report.longitude };
}
