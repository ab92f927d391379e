"use client";

import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShareButtons } from "@/components/ui/share-buttons";
import type { CreatedReportView } from "@/lib/reports/view";
import { shareText } from "./share-text";

interface ReportSentProps {
  report: CreatedReportView;
  /** Whether an e-mail address was left. */
  mailed: boolean;
  onAnother: () => void;
}

/** Stays after sending: the number, what happens next, and how to pass it on. */
export function ReportSent({ report, mailed, onAnother }: ReportSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const path = `/laporan/${report.code}`;
  return (
    <section aria-labelledby="terkirim" className="rounded-leaf border-2 border-primary bg-card p-5 shadow-low sm:p-8">
      <h2 ref={heading} id="terkirim" tabIndex={-1} className="flex items-start gap-3 text-2xl">
        <Icon name="check-circle" size={32} className="text-primary" />
        Laporan Anda sudah kami terima
      </h2>
      <p className="mt-4 text-ink-soft">Nomor laporan</p>
      <p className="font-display text-3xl tabular-nums">{report.code}</p>
      <p className="mt-1 text-sm text-ink-faint">Simpan nomor ini untuk mencari laporan Anda kapan saja.</p>
      <h3 className="mt-6 text-xl">Yang terjadi selanjutnya</h3>
      <ol className="measure mt-2 grid list-decimal gap-2 pl-6 text-ink-soft marker:font-semibold marker:text-primary">
        {report.held ? (
          <li>
            Laporan ini kami periksa dahulu sebelum tampil di daftar umum. Sampai saat itu hanya Anda yang melihatnya,
            di bagian “Laporan Anda”.
          </li>
        ) : (
          <li>Laporan tampil di daftar dengan tanda “Menunggu validasi”, tanpa foto.</li>
        )}
        <li>Admin memeriksanya. Setelah terverifikasi, laporan dan fotonya tampil di peta.</li>
        <li>
          Setiap langkah tercatat di halaman laporan
          {mailed ? " dan kami kabarkan ke email Anda." : "."}
        </li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={path} variant="secondary">
          Buka halaman laporan <Icon name="arrow-right" />
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Tulis laporan lain
        </Button>
      </div>
      {report.held ? null : (
        <div className="mt-6 border-t border-line pt-5">
          <p className="mb-3 font-semibold">Ajak tetangga ikut mendukung</p>
          <ShareButtons
            url={new URL(path, location.origin).href}
            text={shareText(report.damage_type, report.location)}
          />
        </div>
      )}
    </section>
  );
}
