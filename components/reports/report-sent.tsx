"use client";

import { useEffect, useRef, useState } from "react";
import { Drawing } from "@/components/layout/drawing";
import type { Point } from "@/components/map/coordinates";
import { PointStrip } from "@/components/map/point-strip";
import { installQuestion } from "@/components/outbox/install";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { ShareButtons } from "@/components/ui/share-buttons";
import { type ReportView, shareText } from "@/lib/reports/view";

interface ReportSentProps {
  code: string;
  /** Staff look at it before anybody else can. */
  held: boolean;
  /** Only the reporter and staff ever see it. */
  secret?: boolean;
  /** What is told to others of it; nothing while it is held. */
  shared: Pick<ReportView, "damage_type" | "location"> | null;
  /** Absolute address of the report's page. */
  url: string;
  /** Whether an e-mail address was left. */
  mailed?: boolean;
  /** The point as it was sent; only its sender sees it so exactly. */
  place?: Point | null;
  tileUrl?: string;
  /** Without scripts, a link leads to the form again. */
  onAnother?: () => void;
}

/** Stays after sending: the number, what happens next, and how to pass it on. */
export function ReportSent(props: ReportSentProps) {
  const { code, held, secret = false, shared, url, mailed = false, place = null, tileUrl = "none", onAnother } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [install, setInstall] = useState<(() => void) | null>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => setInstall(installQuestion), []);
  return (
    <section aria-labelledby="terkirim" className="rounded-leaf border-2 border-primary bg-card p-5 shadow-low sm:p-8">
      <div className="mb-5 w-20 overflow-clip sm:w-52 rounded-leaf bg-primary-soft">
        <Drawing name="lapor" />
      </div>
      <h2 ref={heading} id="terkirim" tabIndex={-1} className="flex items-start gap-3 text-2xl">
        <Icon name="check-circle" size={32} className="text-primary" />
        Laporan Anda sudah kami terima
      </h2>
      <p role="status" className="mt-2">
        Laporan berhasil dikirim! Terima kasih atas kontribusimu.
      </p>
      <p className="mt-4 text-ink-soft">Nomor laporan</p>
      <p className="font-display text-3xl tabular-nums">{code}</p>
      <p className="mt-1 text-sm text-ink-faint">Simpan nomor ini untuk mencari laporan Anda kapan saja.</p>
      {place ? <PointStrip point={place} tileUrl={tileUrl} className="mt-4" /> : null}
      <h3 className="mt-6 text-xl">Yang terjadi selanjutnya</h3>
      <ol className="measure mt-2 grid list-decimal gap-2 pl-6 text-ink-soft marker:font-semibold marker:text-primary">
        {secret ? (
          <li>Laporan ini rahasia: hanya Anda, di bagian “Laporan saya”, dan pengelola yang melihatnya.</li>
        ) : held ? (
          <li>
            Laporan ini kami periksa dahulu sebelum tampil di daftar umum. Sampai saat itu hanya Anda yang melihatnya,
            di bagian “Laporan saya”.
          </li>
        ) : (
          <li>Laporan tampil di daftar dengan tanda “Menunggu validasi”, tanpa foto.</li>
        )}
        <li>
          {secret
            ? "Pengelola memeriksanya."
            : "Pengelola memeriksanya. Setelah terverifikasi, laporan dan fotonya tampil di peta."}
        </li>
        <li>
          {secret ? "Perkembangannya tercatat di “Laporan saya”" : "Setiap langkah tercatat di halaman laporan"}
          {mailed ? " dan kami kabarkan ke email Anda." : "."}
        </li>
      </ol>
      <label htmlFor="tautan-laporan" className="mt-6 mb-1 block font-semibold">
        Tautan laporan
      </label>
      <Input id="tautan-laporan" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={`/laporan/${code}`} variant="secondary">
          Buka halaman laporan <Icon name="arrow-right" />
        </ButtonLink>
        {onAnother ? (
          <Button variant="quiet" onClick={onAnother}>
            Tulis laporan lain
          </Button>
        ) : (
          <ButtonLink href="/laporan" variant="quiet">
            Tulis laporan lain
          </ButtonLink>
        )}
      </div>
      {install ? (
        <div className="mt-6 border-t border-line pt-5">
          <p className="mb-3 text-ink-soft">
            Pasang Sulur di layar utama: terbuka juga tanpa sinyal, tanpa toko aplikasi.
          </p>
          <Button variant="secondary" size="small" onClick={install}>
            Pasang Sulur
          </Button>
        </div>
      ) : null}
      {held || shared === null ? null : (
        <div className="mt-6 border-t border-line pt-5">
          <p className="mb-3 font-semibold">Ajak tetangga ikut mendukung</p>
          <ShareButtons url={url} text={shareText(shared.damage_type, shared.location)} />
        </div>
      )}
    </section>
  );
}
