"use client";

import { useState } from "react";
import { ReportMap } from "@/components/map/report-map";
import type { ReportMapView } from "@/lib/reports/view";

/** The map of a list that was narrowed. @param props.source of the same reports, with what narrows them in its query */
export function FilteredMap(props: { source: string; initial: ReportMapView; tileUrl: string }) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  return (
    <div className="needs-script">
      <ReportMap {...props} selectedId={selectedId} onSelect={setSelectedId} className="h-80 lg:h-[45dvh]" />
    </div>
  );
}
