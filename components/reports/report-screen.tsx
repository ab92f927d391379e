"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import { useHash } from "@/components/forms/use-hash";
import { WhenNear } from "@/components/forms/when-near";
import type { Point } from "@/components/map/coordinates";
import type { Homes } from "@/components/map/home-view";
import { classNames } from "@/components/ui/class-names";
import { useQuestion } from "@/components/ui/use-question";
import { OWN_REPORTS_API, OWN_REPORTS_ID } from "@/lib/reports/rules-own";
import type { CreatedReportView, ReportMapView, ReportView } from "@/lib/reports/view";
import { sentReports } from "./own/sent-reports";
import { ReportForm } from "./report-form";
import { ReportList } from "./report-list";
import { useLatestReports } from "./use-latest-reports";

const loadMap = () => import("./reports-on-map").then(({ ReportsOnMap }) => ReportsOnMap);

/** Only for who has sent a report, or looks for theirs. */
const loadOwn = () => import("./own/own-reports").then(({ OwnReports }) => OwnReports);

interface ReportScreenProps {
  first: ReportView[];
  map: ReportMapView;
  tileUrl: string;
  homes: Homes;
  /** What happens to a report, and how to find one. */
  aside: ReactNode;
}

const TAB =
  "-mb-0.5 grid min-h-12 place-items-center rounded-t-md border-b-4 border-transparent font-semibold text-ink-soft aria-[current=true]:border-primary aria-[current=true]:text-primary";

/** /laporan: the form sends into the list, the list moves the map, the map gives the form its place. */
export function ReportScreen({ first, map, tileUrl, homes, aside }: ReportScreenProps) {
  const [area, setArea] = useState("");
  const latest = useLatestReports(first, area);
  const { mutate } = useSWRConfig();
  const [pickedPlace, setPickedPlace] = useState<Point | null>(null);
  const [formPlace, setFormPlace] = useState<Point | null>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const { tabs, listShown, ownSought } = useTabs();
  const { Question: Own, prepareQuestion: prepareOwn } = useQuestion(loadOwn);
  const sent = useSyncExternalStore(sentReports.subscribe, sentReports.read, () => false);
  useEffect(() => {
    if (sent || ownSought) void prepareOwn();
  }, [sent, ownSought, prepareOwn]);
  const { prepend } = latest;
  // Below a short list there is room for what else would stand below the form.
  const few = latest.reports.length < 3;

  const onSent = useCallback(
    (report: CreatedReportView) => {
      if (!report.held) prepend(report);
      void mutate(OWN_REPORTS_API);
    },
    [prepend, mutate],
  );

  const selectInList = useCallback((report: ReportView) => {
    setSelectedId(report.id);
    if (isBeside()) return;
    // Beside the form a phone shows no map.
    location.hash = "daftar";
    requestAnimationFrame(() => mapBox.current?.scrollIntoView({ block: "nearest" }));
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
      <nav
        ref={tabs}
        aria-label="Lapor atau lihat laporan"
        className="mb-4 grid scroll-mt-4 grid-cols-2 border-b-2 border-line lg:hidden"
      >
        <a href="#formulir" aria-current={listShown ? undefined : "true"} className={TAB}>
          Lapor
        </a>
        <a href="#daftar" aria-current={listShown ? "true" : undefined} className={TAB}>
          Laporan warga
        </a>
      </nav>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-10">
        <div className={classNames("min-w-0", few && "lg:row-span-2", listShown && "max-lg:hidden")}>
          <ReportForm pickedPlace={pickedPlace} onPlace={setFormPlace} tileUrl={tileUrl} onSent={onSent} />
        </div>
        <section
          aria-labelledby="daftar"
          className={classNames("grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1", few ? "" : "lg:row-span-2")}
        >
          <h2 id="daftar" tabIndex={-1} className="scroll-mt-24 text-2xl">
            {area === "" ? "Daftar Laporan Terbaru" : "Laporan di area peta"}
          </h2>
          <div
            ref={mapBox}
            className={classNames(
              "scroll-mt-20 scroll-mb-[calc(var(--bottom-bar)+1rem)] bg-ground lg:sticky lg:top-16 lg:z-10 lg:py-3 short:static",
              !listShown && "max-lg:hidden",
            )}
          >
            <WhenNear
              label="Peta laporan"
              load={loadMap}
              className="h-[30.25rem] sm:h-[27.75rem] lg:h-[calc(45dvh+1.75rem)]"
              props={{
                tileUrl,
                homes,
                initial: map,
                selected: latest.reports.find(({ id }) => id === selectedId) ?? null,
                selectedId,
                picked: formPlace,
                narrowed: area !== "",
                onArea: setArea,
                onSelect: selectOnMap,
                onPick: setPickedPlace,
              }}
            />
          </div>
          <div className="min-w-0">
            <ReportList
              latest={latest}
              narrowed={area !== ""}
              selectedId={selectedId}
              onSelect={selectInList}
              brief={!listShown}
            />
          </div>
        </section>
        <div className={classNames("grid min-w-0 gap-6", few && "lg:col-start-2")}>
          <div id={OWN_REPORTS_ID} className="scroll-mt-24">
            {Own ? <Own /> : null}
            <p className="hidden [@media(scripting:none)]:block">
              Laporan saya: cari dengan nomornya di bawah, atau aktifkan JavaScript untuk melihat daftarnya.
            </p>
          </div>
          {aside}
        </div>
      </div>
    </>
  );
}

/** A phone's two tabs, each with an address of its own: /laporan and /laporan#daftar. Wide screens show both. */
function useTabs() {
  const tabs = useRef<HTMLElement>(null);
  const hash = useHash();
  const listShown = hash === "#daftar";
  const wasShown = useRef(false);
  useEffect(() => {
    // What is hidden above has moved what the address leads to.
    if (listShown !== wasShown.current && !isBeside()) tabs.current?.scrollIntoView();
    wasShown.current = listShown;
  }, [listShown]);
  return { tabs, listShown, ownSought: hash === `#${OWN_REPORTS_ID}` };
}

/** Beside each other the list follows the map; below each other following would take one or the other away. */
function isBeside(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}
