"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { coordinates } from "@/components/map/coordinates";
import { SmallMap } from "@/components/map/small-map";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { formatDate, formatDateTime, waitingWords } from "@/lib/format/dates";
import { STATUS_LABELS } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import { DeskTimeline } from "./desk-timeline";
import { Duplicates } from "./duplicates";
import { PhotoView } from "./photo-view";
import { heldWords } from "./wording";

export const PHOTO_ID = "desk-photo";

interface ReportPanelProps {
  report: DeskReportView;
  now: Date;
  tileUrl: string;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

/** Everything that is known about one report, evidence first. */
export function ReportPanel({ report, now, tileUrl, hrefOf, onOpen }: ReportPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Reading starts anew with each report; the number is what tells one from another.
    if (report.code) heading.current?.focus({ preventScroll: true });
  }, [report.code]);
  const { latitude, longitude } = report;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <article aria-labelledby="report-title" className="grid gap-5">
      <header>
        <h2 id="report-title" ref={heading} tabIndex={-1} className="text-2xl">
          {report.damageType}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="font-semibold tabular-nums">{report.code}</span>
          <Badge tone={report.status === "PENDING" ? "wait" : "neutral"}>{STATUS_LABELS[report.status]}</Badge>
          {report.status === "PENDING" ? <span>{waitingWords(report.createdAt, now)}</span> : null}
        </p>
      </header>
      {report.heldReason ? (
        <Notice tone="bad" icon="shield" title={`Ditahan: ${heldWords(report.heldReason)}`}>
          Hanya penulisnya dan admin yang melihat laporan ini.
        </Notice>
      ) : null}
      {report.question ? (
        <Notice tone="info" icon="message" title="Menunggu jawaban pelapor">
          {report.question}
        </Notice>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-[3fr_2fr]">
        {report.photo ? (
          <div className="h-72 sm:h-96">
            <PhotoView photo={report.photo} alt={`Foto laporan ${report.code}`} id={PHOTO_ID} />
          </div>
        ) : (
          <Missing icon="image">Tanpa foto.</Missing>
        )}
        {point ? (
          <SmallMap {...point} tileUrl={tileUrl} kind={report.status} className="h-56 sm:h-full sm:min-h-72" />
        ) : (
          <Missing icon="pin">Tanpa titik di peta.</Missing>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Lokasi">{report.location}</Fact>
        <Fact term="Tanggal kejadian">{formatDate(report.incidentDate)}</Fact>
        <Fact term="Pelapor">
          {report.reporterName}
          {report.anonymous ? " (memilih anonim)" : ""}
          <span className="block text-sm text-ink-faint">
            {report.hasEmail ? "Meninggalkan email untuk kabar" : "Tanpa email"}
          </span>
        </Fact>
        <Fact term="Dikirim">{formatDateTime(report.createdAt)}</Fact>
        <Fact term="Saya juga mengalami">{report.supportCount} orang</Fact>
        {point ? (
          <Fact term="Titik">
            <a
              href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
              className="tabular-nums text-info underline underline-offset-4"
            >
              {coordinates(point)}
              <span className="sr-only"> (OpenStreetMap, tab baru)</span>
            </a>
          </Fact>
        ) : null}
        <Fact term="Halaman publik">
          <a
            href={`/laporan/${report.code}`}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1.5 text-info underline underline-offset-4"
          >
            /laporan/{report.code} <Icon name="external" size={16} />
            <span className="sr-only">(tab baru)</span>
          </a>
        </Fact>
      </dl>
      <section aria-labelledby="description-title">
        <h3 id="description-title" className="text-xl">
          Deskripsi
        </h3>
        <p className="measure mt-2 whitespace-pre-line">{report.description}</p>
      </section>
      <Duplicates reports={report.duplicates} hrefOf={hrefOf} onOpen={onOpen} />
      <DeskTimeline steps={report.steps} />
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Missing({ icon, children }: { icon: "image" | "pin"; children: ReactNode }) {
  return (
    <p className="grid h-28 place-content-center justify-items-center gap-2 rounded-md border-2 border-dashed border-line-strong text-ink-faint sm:h-full sm:min-h-40">
      <Icon name={icon} size={28} /> {children}
    </p>
  );
}
