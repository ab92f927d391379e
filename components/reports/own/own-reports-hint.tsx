"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { OWN_REPORTS_PATH } from "@/lib/reports/rules-own";
import { sentReports } from "./sent-reports";

/** A strip that leads to "Laporan saya", on a device that has sent a report. */
export function OwnReportsHint() {
  const sent = useSyncExternalStore(sentReports.subscribe, sentReports.read, () => false);
  if (!sent) return null;
  return (
    <a
      href={OWN_REPORTS_PATH}
      className="mt-4 flex min-h-12 items-center gap-2 rounded-md bg-primary-soft px-4 py-2 text-primary"
    >
      <Icon name="megaphone" />
      <span>
        <strong>Laporan saya</strong>: lihat sampai mana laporan Anda
      </span>
      <Icon name="arrow-right" className="ml-auto" />
    </a>
  );
}
