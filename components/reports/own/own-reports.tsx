"use client";

import { useEffect } from "react";
import { useHash } from "@/components/forms/use-hash";
import { useOnline } from "@/components/forms/use-online";
import { useOwn } from "@/components/forms/use-own";
import { OWN_REPORTS_API, OWN_REPORTS_ID } from "@/lib/reports/rules-own";
import type { MyReportView } from "@/lib/reports/view";
import { OwnReportList } from "./own-report-list";
import { sentReports } from "./sent-reports";

/** The reporter's own reports, with those that are still being checked. Asks nothing where nothing was sent. */
export function useOwnReports(sought = false): MyReportView[] {
  return useOwn<MyReportView>(OWN_REPORTS_API, sentReports, sought);
}

/** "Laporan saya": of this device, and of the account where somebody is signed in. */
export function OwnReports() {
  const sought = useHash() === `#${OWN_REPORTS_ID}`;
  const reports = useOwnReports(sought);
  const online = useOnline();
  const shown = sought || reports.length > 0;
  useEffect(() => {
    if (sought && shown) document.getElementById(OWN_REPORTS_ID)?.scrollIntoView({ block: "start" });
  }, [sought, shown]);
  if (!shown) return null;
  return (
    <section aria-labelledby="judul-laporan-saya" className="rounded-md border border-line bg-panel p-4 sm:p-5">
      <h2 id="judul-laporan-saya" className="text-xl">
        Laporan saya
      </h2>
      {reports.length > 0 ? (
        <OwnReportList reports={reports} />
      ) : !online ? (
        <p className="mt-2 text-ink-soft">
          Daftar ini tampil begitu ada sinyal. <a href="/luring">Lihat yang menunggu di perangkat ini</a>
        </p>
      ) : (
        <p className="mt-2 text-ink-soft">
          Belum ada laporan dari perangkat atau akun ini. Laporan yang Anda kirim dari sini tampil di bagian ini.
        </p>
      )}
    </section>
  );
}
