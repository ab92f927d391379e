"use client";

import { useEffect, useRef } from "react";
import { useHash } from "@/components/forms/use-hash";
import { useOwn } from "@/components/forms/use-own";
import { useQuestion } from "@/components/forms/use-question";
import { OWN_REPORTS_ID } from "@/lib/reports/rules";
import type { MyReportView } from "@/lib/reports/view";
import { sentReports } from "./sent-reports";

const loadList = () => import("./own-report-list").then(({ OwnReportList }) => OwnReportList);

export const OWN_REPORTS = "/api/reports/mine";

/** The reporter's own reports, with those that are still being checked. Asks nothing where nothing was sent. */
export function useOwnReports(sought = false): MyReportView[] {
  return useOwn<MyReportView>(OWN_REPORTS, sentReports, sought);
}

/** "Laporan saya": of this device, and of the account where somebody is signed in. */
export function OwnReports() {
  const sought = useHash() === `#${OWN_REPORTS_ID}`;
  const reports = useOwnReports(sought);
  const box = useRef<HTMLElement>(null);
  const { Question: List, prepareQuestion: prepareList } = useQuestion(loadList);
  const some = reports.length > 0;
  const shown = sought || some;
  useEffect(() => {
    if (some) void prepareList();
  }, [some, prepareList]);
  useEffect(() => {
    if (sought) box.current?.scrollIntoView({ block: "start" });
  }, [sought]);
  if (!shown) return null;
  return (
    <section
      ref={box}
      id={OWN_REPORTS_ID}
      aria-labelledby="judul-laporan-saya"
      className="scroll-mt-24 rounded-md border border-line bg-panel p-4 sm:p-5"
    >
      <h2 id="judul-laporan-saya" className="text-xl">
        Laporan saya
      </h2>
      {some ? (
        List && <List reports={reports} />
      ) : (
        <p className="mt-2 text-ink-soft">
          Belum ada laporan dari perangkat atau akun ini. Laporan yang Anda kirim dari sini tampil di bagian ini.
        </p>
      )}
    </section>
  );
}
