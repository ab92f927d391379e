"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { WhenNear } from "@/components/forms/when-near";
import type { CreatedReportView, ReportMapView, ReportView } from "@/lib/reports/view";
import { OWN_REPORTS, OwnReports } from "./own-reports";
import { ReportForm } from "./report-form";
import { ReportList } from "./report-list";
import type { Place } from "./report-values";
import { useLatestReports } from "./use-latest-reports";

const loadMap = () => import("./reports-on-map").then(({ ReportsOnMap }) => ReportsOnMap);

interface ReportScreenProps {
  first: ReportView[];
  map: ReportMapView;
  tileUrl: string;
  /** Stands beside the form: what happens to a report. */
  aside: ReactNode;
}

/** /laporan: the form sends into the list, the list moves the map, the map gives the form its place. */
export function ReportScreen({ first, map, tileUrl, aside }: ReportScreenProps) {
  const latest = useLatestReports(first);
  const { mutate } = useSWRConfig();
  const [pickedPlace, setPickedPlace] = useState<Place | null>(null);
  const [formPlace, setFormPlace] = useState<Place | null>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const { prepend } = latest;

  const onSent = useCallback(
    (report: CreatedReportView) => {
      if (!report.held) prepend(report);
      void mutate(OWN_REPORTS);
    },
    [prepend, mutate],
  );

  const selectInList = useCallback((report: ReportView) => {
    setSelectedId(report.id);
    if (!isBeside()) mapBox.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const selectOnMap = useCallback(
    (id: number) => {
      setSelectedId(id);
      const code = latest.reports.find((report) => report.id === id)?.code;
      if (code && isBeside()) document.getElementById(`laporan-${code}`)?.scrollIntoView({ block: "nearest" });
    },
    [latest.reports],
  );

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-10">
        <ReportForm pickedPlace={pickedPlace} onPlace={setFormPlace} tileUrl={tileUrl} onSent={onSent} />
        <div className="grid gap-6 lg:sticky lg:top-24">
          {aside}
          <OwnReports />
        </div>
      </div>
      <section aria-labelledby="daftar" className="mt-12 grid gap-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <h2 id="daftar" tabIndex={-1} className="scroll-mt-24 text-3xl lg:col-span-2">
          Daftar Laporan Terbaru
        </h2>
        <div ref={mapBox} className="scroll-mt-20 scroll-mb-[calc(var(--bottom-bar)+1rem)] lg:order-2">
          <WhenNear
            label="Peta laporan"
            load={loadMap}
            className="h-[29rem] sm:h-[27.75rem] lg:h-[calc(100dvh-5.25rem)]"
            props={{
              tileUrl,
              initial: map,
              selected: latest.reports.find(({ id }) => id === selectedId) ?? null,
              selectedId,
              picked: formPlace,
              onSelect: selectOnMap,
              onPick: setPickedPlace,
            }}
          />
        </div>
        <div className="min-w-0 lg:order-1">
          <ReportList latest={latest} selectedId={selectedId} onSelect={selectInList} />
        </div>
      </section>
    </>
  );
}

/** Beside each other the list follows the map; below each other following would take one or the other away. */
function isBeside(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}
