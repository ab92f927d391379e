"use client";

import { useEffect, useRef, useState } from "react";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { PhotoWaitNotice } from "@/components/forms/photo-wait-notice";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { usePhotoWait } from "@/components/forms/use-photo-wait";
import { useQuestion } from "@/components/forms/use-question";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { JoinedNotice } from "./joined-notice";
import { REPORT_DRAFT } from "./report-draft";
import { ReportSent } from "./report-sent";
import { isAnonymous, localDay, missingFields, type Place } from "./report-values";
import { useSendReport } from "./use-send-report";
import { WhatFields } from "./what-fields";
import { WhereFields } from "./where-fields";
import { WhoFields } from "./who-fields";

const ERROR_PLACES: ErrorPlaces = [
  ["damage_type", "damage_type"],
  ["description", "description"],
  ["photo_id", "photo"],
  ["location", "location"],
  ["latitude", "place"],
  ["longitude", "place"],
  ["area_code", "area"],
  ["incident_date", "incident_date"],
  ["reporter_name", "reporter_name"],
  ["email", "email"],
];

const loadQuestion = () => import("./nearby-dialog").then(({ NearbyDialog }) => NearbyDialog);

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
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = useDraft(REPORT_DRAFT, form);
  const { draft, ready, restored, setValue, change, clear } = handle;
  const [mailed, setMailed] = useState(false);
  const [supported, setSupported] = useState<NearbyReportView | null>(null);
  const [photoBusy, setPhotoBusy] = useState(false);
  const [another, setAnother] = useState(0);
  const online = useOnline();
  const { Question, prepareQuestion } = useQuestion(loadQuestion);
  const { sending, nearby, failure, submit, sendAnyway, closeQuestion, startAnother } = useSendReport(handle, {
    prepareQuestion,
    onSent: (report) => {
      setMailed(draft.values.email !== "");
      setSupported(null);
      showToast({ text: "Laporan berhasil dikirim! Terima kasih atas kontribusimu." });
      onSent(report);
    },
  });
  const anonymous = isAnonymous(draft.anonymous, draft.values.damage_type);
  const errors = failure?.fields ?? {};
  const photoWait = usePhotoWait(photoBusy, draft.photo !== null);

  useEffect(() => {
    if (pickedPlace) change({ place: pickedPlace });
  }, [pickedPlace, change]);

  useEffect(() => onPlace(draft.place), [draft.place, onPlace]);

  useEffect(() => {
    if (failure && failure.status !== null)
      showToast({ text: "Laporan gagal dikirim. Silakan coba lagi.", tone: "bad" });
  }, [failure]);

  useEffect(() => {
    if (supported || another) heading.current?.focus();
  }, [supported, another]);

  if (sending.step === "sent") {
    const onAnother = () => {
      startAnother();
      setAnother((count) => count + 1);
    };
    return <ReportSent report={sending.answer} mailed={mailed} onAnother={onAnother} />;
  }

  function startAnew() {
    clear();
    setSupported(null);
    heading.current?.focus();
  }

  const busy = sending.step === "sending";
  return (
    <form
      ref={form}
      id="formulir"
      method="post"
      noValidate
      aria-labelledby="judul-formulir"
      className="needs-script grid scroll-mt-24 gap-6 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        const website = honeypotText(event.currentTarget);
        const send = () => void submit(website);
        // What is missing is said at once; only a whole report is worth waiting for.
        if (Object.keys(missingFields(draft.values, anonymous)).length > 0) send();
        else photoWait.sendWhenReady(send);
      }}
    >
      <div className="grid gap-3">
        <h2 ref={heading} id="judul-formulir" tabIndex={-1} className="text-2xl">
          Formulir laporan
        </h2>
        <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
        <DraftNotices restored={restored} online={online} send="Kirim laporan" onClear={startAnew} />
        {failure ? <FieldProblems failure={failure} places={ERROR_PLACES} /> : null}
        {supported ? <JoinedNotice report={supported} onClear={startAnew} /> : null}
      </div>
      <WhatFields
        values={draft.values}
        errors={errors}
        onValue={setValue}
        photo={draft.photo}
        onPhoto={(photo) => change({ photo, photoAt: Date.now() })}
        onPhotoBusy={setPhotoBusy}
        onPhotoPlace={(latitude, longitude) => change({ place: { latitude, longitude } })}
      />
      <WhereFields
        values={draft.values}
        errors={errors}
        onValue={setValue}
        place={draft.place}
        onPlace={(place) => change({ place })}
        area={draft.area}
        onArea={(area) => change({ area })}
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
      <Honeypot id="website" />
      {draft.place?.approximate ? (
        <Notice icon="pin">
          Titik di peta masih perkiraan.{" "}
          <a href="#place" className="underline underline-offset-4">
            Geser pinnya
          </a>{" "}
          agar petugas menemukan tempatnya.
        </Notice>
      ) : null}
      {failure ? <SendProblem failure={failure} places={ERROR_PLACES} title="Laporan belum terkirim" /> : null}
      <PhotoWaitNotice {...photoWait} what="Laporan" onCancel={photoWait.cancel} />
      <Button
        type="submit"
        size="large"
        wide
        className="needs-script"
        disabled={!ready}
        busy={busy || photoWait.waiting}
      >
        {busy ? "Mengirim laporan…" : photoWait.waiting ? "Menunggu foto…" : "Kirim laporan"}
      </Button>
      {Question ? (
        <Question
          open={sending.step === "asking" || (sending.step === "sending" && sending.confirmed)}
          nearby={nearby}
          busy={busy}
          onSupported={(report) => {
            setSupported(report);
            closeQuestion();
          }}
          onSendAnyway={() => void sendAnyway()}
          onClose={closeQuestion}
        />
      ) : null}
    </form>
  );
}
