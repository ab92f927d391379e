"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { FormFailure } from "./form-failure";
import { ReportSent } from "./report-sent";
import { isAnonymous, localDay, type Place } from "./report-values";
import { useDraft } from "./use-draft";
import { useOnline } from "./use-online";
import { useSendReport } from "./use-send-report";
import { WhatFields } from "./what-fields";
import { WhereFields } from "./where-fields";
import { WhoFields } from "./who-fields";

const NearbyDialog = lazy(() => import("./nearby-dialog"));

interface ReportFormProps {
  /** A point clicked on the map of reports; a new object for each click. */
  pickedPlace: Place | null;
  /** Tells the map of reports which place the form holds. */
  onPlace: (place: Place | null) => void;
  tileUrl: string;
  onSent: (report: CreatedReportView) => void;
}

/** The report form: kept while it is written, sent once, never lost. */
export function ReportForm({ pickedPlace, onPlace, tileUrl, onSent }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const handle = useDraft(form);
  const { draft, ready, restored, setValue, change, clear } = handle;
  const [mailed, setMailed] = useState(false);
  const [supported, setSupported] = useState<NearbyReportView | null>(null);
  const online = useOnline();
  const { sending, nearby, failure, submit, sendAnyway, backToForm } = useSendReport(handle, (report) => {
    setMailed(draft.values.email !== "");
    setSupported(null);
    showToast({ text: "Laporan berhasil dikirim! Terima kasih atas kontribusimu." });
    onSent(report);
  });
  const anonymous = isAnonymous(draft.anonymous, draft.values.damage_type);
  const errors = failure?.fields ?? {};

  useEffect(() => {
    if (pickedPlace) change({ place: pickedPlace });
  }, [pickedPlace, change]);

  useEffect(() => onPlace(draft.place), [draft.place, onPlace]);

  useEffect(() => {
    if (failure?.sent) showToast({ text: "Laporan gagal dikirim. Silakan coba lagi.", tone: "bad" });
  }, [failure]);

  if (sending.step === "sent") return <ReportSent report={sending.report} mailed={mailed} onAnother={backToForm} />;

  const busy = sending.step === "sending";
  return (
    <form
      ref={form}
      id="formulir"
      method="post"
      noValidate
      aria-labelledby="judul-formulir"
      className="grid scroll-mt-24 gap-6 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        void submit(String(new FormData(event.currentTarget).get("website") ?? ""));
      }}
    >
      <div className="grid gap-3">
        <h2 id="judul-formulir" className="text-2xl">
          Formulir laporan
        </h2>
        <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
        {restored ? (
          <Notice tone="info" icon="undo" live="status" title="Draf dipulihkan">
            <p>Isian Anda yang belum terkirim tersimpan di perangkat ini.</p>
            <Button variant="secondary" size="small" className="mt-2" onClick={clear}>
              Kosongkan
            </Button>
          </Notice>
        ) : null}
        {online ? null : (
          <Notice tone="wait" live="status" title="Anda sedang luring">
            Isian tetap tersimpan di perangkat ini. Tekan “Kirim laporan” setelah tersambung lagi; tidak ada yang
            hilang.
          </Notice>
        )}
        {failure ? <FormFailure failure={failure} /> : null}
        {supported ? (
          <Notice tone="good" live="status" title={`Dukungan Anda tercatat pada ${supported.code}`}>
            <p>
              {supported.support_count} warga mengalami hal yang sama. Laporan Anda sendiri tidak dikirim; isiannya
              masih ada di bawah.
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-4">
              <a href={`/laporan/${supported.code}`} className="font-semibold underline underline-offset-4">
                Lihat laporan itu
              </a>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  clear();
                  setSupported(null);
                }}
              >
                Kosongkan formulir
              </Button>
            </p>
          </Notice>
        ) : null}
      </div>
      <WhatFields
        values={draft.values}
        errors={errors}
        onValue={setValue}
        photo={draft.photo}
        onPhoto={(photo) => change({ photo, photoAt: Date.now() })}
        onPhotoPlace={(latitude, longitude) => change({ place: { latitude, longitude } })}
      />
      <WhereFields
        values={draft.values}
        errors={errors}
        onValue={setValue}
        place={draft.place}
        onPlace={(place) => change({ place })}
        today={ready ? localDay(new Date()) : ""}
        tileUrl={tileUrl}
      />
      <WhoFields
        values={draft.values}
        errors={errors}
        onValue={setValue}
        anonymous={anonymous}
        suggested={anonymous && draft.anonymous === null}
        onAnonymous={(decided) => change({ anonymous: decided })}
      />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label htmlFor="website">Situs web (jangan diisi)</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" wide className="needs-script" disabled={!ready} busy={busy}>
        {busy ? "Mengirim laporan…" : "Kirim laporan"}
      </Button>
      {nearby.length > 0 ? (
        <Suspense fallback={null}>
          <NearbyDialog
            open={sending.step === "asking"}
            nearby={nearby}
            onSupported={(report) => {
              setSupported(report);
              backToForm();
            }}
            onSendAnyway={() => void sendAnyway()}
            onClose={backToForm}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
