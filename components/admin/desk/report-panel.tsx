"use client";

import { type ReactNode, useEffect, useRef } from "react";
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
  const point = report.latitude === null || report.longitude === null ? null : [report.latitude, report.longitude];
  return (
    <article aria-labelledby="report-title" className="grid gap-5">
      <header>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={report.status === "PENDING" ? "wait" : "neutral"}>{STATUS_LABELS[report.status]}</Badge>
          {report.status === "PENDING" ? (
            <span className="text-sm text-ink-soft">{waitingWords(report.createdAt, now)}</span>
          ) : null}
          <a
            href={`/laporan/${report.code}`}
            target="_blank"
            rel="noopener"
            className="ml-auto inline-flex min-h-11 items-center gap-1.5 text-sm text-info underline underline-offset-4"
          >
            Halaman publik <Icon name="external" size={16} />
            <span className="sr-only">(tab baru)</span>
          </a>
        </div>
        <h2 id="report-title" ref={heading} tabIndex={-1} className="text-2xl">
          {report.damageType}
          <span className="block font-sans text-base font-normal tabular-nums tracking-normal text-ink-faint">
            {report.code}
          </span>
        </h2>
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
      <div className="grid gap-3 sm:grid-cols-2">
        {report.photo ? (
          <div className="h-72 sm:h-80">
            <PhotoView photo={report.photo} alt={`Foto laporan ${report.code}`} id={PHOTO_ID} />
          </div>
        ) : (
          <Missing icon="image">Tanpa foto.</Missing>
        )}
        {point ? (
          <div className="h-56 overflow-hidden rounded-md sm:h-80">
            <SmallMap latitude={point[0] ?? 0} longitude={point[1] ?? 0} tileUrl={tileUrl} />
          </div>
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
              href={`https://www.openstreetmap.org/?mlat=${point[0]}&mlon=${point[1]}#map=17/${point[0]}/${point[1]}`}
              target="_blank"
              rel="noopener noreferrer"
              className="tabular-nums text-info underline underline-offset-4"
            >
              {point.map((degrees) => degrees.toFixed(5)).join(", ")}
              <span className="sr-only"> (OpenStreetMap, tab baru)</span>
            </a>
          </Fact>
        ) : null}
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
