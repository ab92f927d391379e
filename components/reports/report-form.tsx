"use client";

import { useEffect, useRef, useState } from "react";
import { Form } from "@/components/forms/form";
import { localDay } from "@/components/forms/local-day";
import type { Point } from "@/components/map/coordinates";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { PhotoFirst, type PhotosState } from "@/components/photos/photo-first";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { usePart, useQuestion } from "@/components/ui/use-question";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { KindField } from "./kind-field";
import { draftPhotos } from "./report-draft";
import { WhereFields, WhoFields } from "./report-fields";
import { ReportHeading, SEND, SendBar } from "./report-frame";
import { useLinkedKind } from "./use-linked-kind";
import { usePlace } from "./use-place";
import { useReportForm } from "./use-report-form";

const loadWait = () => import("@/components/forms/photo-wait-notice").then(({ PhotoWaitNotice }) => PhotoWaitNotice);
const loadJoined = () => import("./joined-notice").then(({ JoinedNotice }) => JoinedNotice);
const loadCare = () => import("./kind-care").then(({ KindCare }) => KindCare);
const loadShared = () => import("./shared-report").then(({ SharedReport }) => SharedReport);
const loadSent = () => import("./report-sent").then(({ ReportSent }) => ReportSent);

interface ReportFormProps {
  /** A point clicked on the map of reports; a new object for each click. */
  pickedPlace: Point | null;
  /** Tells the map of reports which place the form holds. */
  onPlace: (place: Point | null) => void;
  tileUrl: string;
  onSent: (report: CreatedReportView) => void;
}

/** The report form, from the photo to the button in five taps: kept while it is written, sent once, never lost. */
export function ReportForm({ pickedPlace, onPlace, tileUrl, onSent }: ReportFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentWith, setSentWith] = useState<{ mailed: boolean; place: Point | null }>({ mailed: false, place: null });
  const [supported, setSupported] = useState<NearbyReportView | null>(null);
  const [photos, setPhotos] = useState<PhotosState>("done");
  const [given, setGiven] = useState<File[]>([]);
  const [another, setAnother] = useState(0);
  const { Question: Sent, prepareQuestion: prepareSent } = useQuestion(loadSent);
  const { handle, form, photoWait, Question, question, closeQuestion } = useReportForm(photos, (report, sent) => {
    setSentWith({ mailed: sent.values.email !== "", place: sent.place });
    setSupported(null);
    onSent(report);
    // The same message has a page of its own.
    void prepareSent().then((loaded) => loaded || location.assign(`/laporan/${report.code}/terkirim`));
  });
  const { draft, ready, change } = handle;
  const { sending, failure, field, clearErrors } = form;
  useLinkedKind(handle);
  const { choosePlace, chooseArea } = usePlace(handle, clearErrors);
  const kind = form.propsOf("damage_type");
  const photo = form.propsOf("photo_id");
  const PhotoWait = usePart(loadWait, photos === "busy");
  const Joined = usePart(loadJoined, supported !== null);
  const Care = usePart(loadCare, kind.value !== "");
  const Shared = usePart(loadShared, ready && location.search.includes("bagikan="));

  useEffect(() => {
    if (pickedPlace) choosePlace(pickedPlace);
  }, [pickedPlace, choosePlace]);

  useEffect(() => onPlace(draft.place), [draft.place, onPlace]);

  const refusedAttempt = failure !== null && failure.status !== null ? failure.attempt : 0;
  useEffect(() => {
    if (refusedAttempt > 0) showToast({ text: "Laporan gagal dikirim. Silakan coba lagi.", tone: "bad" });
  }, [refusedAttempt]);

  useEffect(() => {
    if (supported || another) heading.current?.focus();
  }, [supported, another]);

  const onAnother = () => {
    form.startAnother();
    setAnother((count) => count + 1);
  };
  if (sending.step === "kept") {
    return (
      <WaitingNotice>
        <Button variant="secondary" size="small" onClick={onAnother}>
          Tulis laporan lain
        </Button>
      </WaitingNotice>
    );
  }
  if (sending.step === "sent") {
    const { answer } = sending;
    if (Sent === null) return null;
    return (
      <Sent
        code={answer.code}
        held={answer.held}
        secret={answer.secret}
        shared={answer}
        url={new URL(`/laporan/${answer.code}`, location.origin).href}
        {...sentWith}
        tileUrl={tileUrl}
        onAnother={onAnother}
      />
    );
  }

  function startAnew() {
    form.clear();
    setSupported(null);
    heading.current?.focus();
  }

  return (
    <>
      <Form
        of={{ ...form, clear: startAnew, busy: form.busy || photoWait.waiting }}
        plain={{ id: "formulir", action: "/api/reports/form", encType: "multipart/form-data", noValidate: ready }}
        labelledBy="judul-formulir"
        className="grid scroll-mt-24 gap-4 *:min-w-0 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-6"
        title={
          <>
            <ReportHeading ref={heading} />
            {Shared ? (
              <Shared
                onPhotos={setGiven}
                onPlace={choosePlace}
                onText={(text) => {
                  const { description } = draft.values;
                  form.setValue("description", (description ? `${description}\n\n${text}` : text).slice(0, 4000));
                }}
              />
            ) : null}
          </>
        }
        note={null}
        send={SEND}
        sending={photoWait.waiting ? "Menunggu foto…" : "Mengirim laporan…"}
        failed="Laporan belum terkirim"
        outcome={PhotoWait ? <PhotoWait {...photoWait} what="Laporan" onCancel={photoWait.cancel} /> : null}
        look={{ size: "large", wide: true, className: "needs-script" }}
        frame={(button) => <SendBar button={button} />}
      >
        {supported && Joined ? <Joined report={supported} onClear={startAnew} /> : null}
        <PhotoFirst
          id={photo.id}
          photos={draftPhotos(draft)}
          onPhotos={([first = null, ...morePhotos]) => {
            change({ photo: first, morePhotos, photoAt: Date.now() });
            if (first) clearErrors("photo_id", "photo_ids", "description");
          }}
          onState={setPhotos}
          given={given}
          onPosition={(latitude, longitude) => choosePlace({ latitude, longitude })}
          error={photo.error}
        />
        <WhereFields form={form} onPlace={choosePlace} area={draft.area} onArea={chooseArea} tileUrl={tileUrl} />
        <KindField
          {...kind}
          onValue={(value) => {
            kind.onValue(value);
            change({ answers: [] });
          }}
        />
        {Care ? <Care kind={kind.value} answers={draft.answers} onAnswers={(answers) => change({ answers })} /> : null}
        {field("description", {
          hint: (
            <>
              Boleh kosong bila ada foto. Tanpa data pribadi orang lain. <PrivacyLink />
            </>
          ),
        })}
        <WhoFields form={form} today={ready ? localDay(new Date()) : ""} />
        {draft.place?.approximate ? (
          <Notice icon="pin">
            Titik di peta masih perkiraan.{" "}
            <a href={`#${form.idOf("latitude")}`} className="underline underline-offset-4">
              Geser pinnya
            </a>
          </Notice>
        ) : null}
      </Form>
      {Question ? (
        <Question
          {...question}
          onSupported={(report) => {
            setSupported(report);
            closeQuestion();
          }}
        />
      ) : null}
    </>
  );
}
