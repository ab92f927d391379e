"use client";

import { useEffect, useRef, useState } from "react";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { localDay } from "@/components/forms/local-day";
import { ParagraphsField } from "@/components/forms/typed-field";
import { useDraft } from "@/components/forms/use-draft";
import { usePhotoWait } from "@/components/forms/use-photo-wait";
import { SunSwitch } from "@/components/layout/sun-switch";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { PhotoFirst, type PhotosState } from "@/components/photos/photo-first";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { useQuestion } from "@/components/ui/use-question";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { draftPhotos, REPORT_DRAFT } from "./report-draft";
import { KindField, WhereFields, WhoFields } from "./report-fields";
import { missingFields, type Place, shownName, type TextField } from "./report-values";
import { useLinkedKind } from "./use-linked-kind";
import { usePlace } from "./use-place";
import { useSendReport } from "./use-send-report";

const ERROR_PLACES: ErrorPlaces = [
  ["photo_id", "photo"],
  ["location", "location"],
  ["latitude", "place"],
  ["longitude", "place"],
  ["area_code", "area"],
  ["damage_type", "damage_type"],
  ["answers", "damage_type"],
  ["description", "description"],
  ["incident_date", "incident_date"],
  ["reporter_name", "reporter_name"],
  ["email", "email"],
];

const loadWait = () => import("@/components/forms/photo-wait-notice").then(({ PhotoWaitNotice }) => PhotoWaitNotice);
const loadJoined = () => import("./joined-notice").then(({ JoinedNotice }) => JoinedNotice);
const loadCare = () => import("./kind-care").then(({ KindCare }) => KindCare);
const loadShared = () => import("./shared-report").then(({ SharedReport }) => SharedReport);
const loadSent = () => import("./report-sent").then(({ ReportSent }) => ReportSent);
const loadQuestion = () => import("./nearby-dialog").then(({ NearbyDialog }) => NearbyDialog);

interface ReportFormProps {
  /** A point clicked on the map of reports; a new object for each click. */
  pickedPlace: Place | null;
  /** Tells the map of reports which place the form holds. */
  onPlace: (place: Place | null) => void;
  tileUrl: string;
  onSent: (report: CreatedReportView) => void;
}

/** The report form, from the photo to the button in five taps: kept while it is written, sent once, never lost. */
export function ReportForm({ pickedPlace, onPlace, tileUrl, onSent }: ReportFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = useDraft(REPORT_DRAFT);
  const { draft, ready, restored, setValue, change, clear } = handle;
  useLinkedKind(handle);
  const [sentWith, setSentWith] = useState<{ mailed: boolean; place: Place | null }>({ mailed: false, place: null });
  const [supported, setSupported] = useState<NearbyReportView | null>(null);
  const [photos, setPhotos] = useState<PhotosState>("done");
  const photoBusy = photos === "busy";
  const [another, setAnother] = useState(0);
  const { Question, prepareQuestion } = useQuestion(loadQuestion);
  const { Question: PhotoWait, prepareQuestion: preparePhotoWait } = useQuestion(loadWait);
  const { Question: Joined, prepareQuestion: prepareJoined } = useQuestion(loadJoined);
  const { Question: Sent, prepareQuestion: prepareSent } = useQuestion(loadSent);
  const { sending, nearby, failure, submit, sendAnyway, closeQuestion, startAnother, clearErrors } = useSendReport(
    handle,
    {
      prepareQuestion,
      onSent: (report) => {
        setSentWith({ mailed: draft.values.email !== "", place: draft.place });
        setSupported(null);
        onSent(report);
        // What is said of it stands on a page of its own too.
        void prepareSent().then((loaded) => loaded || location.assign(`/laporan/${report.code}/terkirim`));
      },
    },
  );
  const { Question: Shared, prepareQuestion: prepareShared } = useQuestion(loadShared);
  const [given, setGiven] = useState<File[]>([]);
  useEffect(() => {
    if (ready && location.search.includes("bagikan=")) void prepareShared();
  }, [ready, prepareShared]);
  const { Question: Care, prepareQuestion: prepareCare } = useQuestion(loadCare);
  const { choosePlace, chooseArea } = usePlace(handle, clearErrors);
  const errors = failure?.errors ?? {};
  const photoWait = usePhotoWait(photoBusy, draft.photo !== null && photos === "done");

  useEffect(() => {
    if (photoBusy) void preparePhotoWait();
  }, [photoBusy, preparePhotoWait]);

  const kindChosen = draft.values.damage_type !== "";
  useEffect(() => {
    if (kindChosen) void prepareCare();
  }, [kindChosen, prepareCare]);

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
    startAnother();
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
    clear();
    setSupported(null);
    heading.current?.focus();
  }

  function onValue(field: TextField, value: string) {
    setValue(field, value);
    // From here on the name field alone says who reports.
    if (field === "reporter_name") change({ anonymous: false });
    if (field === "damage_type") change({ answers: [] });
    clearErrors(field);
  }

  const busy = sending.step === "sending";
  const fields = { values: draft.values, errors, onValue };
  return (
    <form
      ref={handle.ref}
      id="formulir"
      method="post"
      action="/api/reports/form"
      encType="multipart/form-data"
      noValidate={ready}
      aria-labelledby="judul-formulir"
      className="grid scroll-mt-24 gap-4 *:min-w-0 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        const website = honeypotText(event.currentTarget);
        const send = () => void submit(website);
        // What is missing is said at once; only a whole report is worth waiting for.
        const hasPhoto = photoBusy || draft.photo !== null;
        if (Object.keys(missingFields(draft.values, hasPhoto)).length > 0) send();
        else photoWait.sendWhenReady(send);
      }}
    >
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 ref={heading} id="judul-formulir" tabIndex={-1} className="text-xl lg:text-2xl">
            Formulir laporan
          </h2>
          <SunSwitch className="shrink-0" />
        </div>
        <DraftNotices restored={restored} send="Kirim laporan" onClear={startAnew} />
        {Shared ? (
          <Shared
            onPhotos={setGiven}
            onPlace={choosePlace}
            onText={(text) => {
              const { description } = draft.values;
              setValue("description", (description ? `${description}\n\n${text}` : text).slice(0, 4000));
            }}
          />
        ) : null}
        {failure ? <FieldProblems failure={failure} places={ERROR_PLACES} /> : null}
        {supported && Joined ? <Joined report={supported} onClear={startAnew} /> : null}
      </div>
      <PhotoFirst
        id="photo"
        photos={draftPhotos(draft)}
        onPhotos={([photo = null, ...morePhotos]) => {
          change({ photo, morePhotos, photoAt: Date.now() });
          if (photo) clearErrors("photo_id", "description");
        }}
        onState={setPhotos}
        given={given}
        onPosition={(latitude, longitude) => choosePlace({ latitude, longitude })}
        error={errors.photo_id}
      />
      <WhereFields
        {...fields}
        place={draft.place}
        onPlace={choosePlace}
        area={draft.area}
        onArea={chooseArea}
        tileUrl={tileUrl}
      />
      <KindField {...fields} />
      {Care ? (
        <Care kind={draft.values.damage_type} answers={draft.answers} onAnswers={(answers) => change({ answers })} />
      ) : null}
      <ParagraphsField
        name="description"
        label="Deskripsi"
        required={ready && !photoBusy && draft.photo === null}
        error={errors.description}
        hint={
          <>
            Boleh kosong bila ada foto. Tanpa data pribadi orang lain. <PrivacyLink />
          </>
        }
        value={draft.values.description}
        onValue={onValue}
        maxLength={4000}
      />
      <WhoFields
        {...fields}
        secret={draft.secret}
        onSecret={(secret) => change({ secret })}
        name={shownName(draft)}
        today={ready ? localDay(new Date()) : ""}
      />
      <Honeypot id="website" />
      {draft.place?.approximate ? (
        <Notice icon="pin">
          Titik di peta masih perkiraan.{" "}
          <a href="#place" className="underline underline-offset-4">
            Geser pinnya
          </a>
        </Notice>
      ) : null}
      {failure ? <SendProblem failure={failure} places={ERROR_PLACES} title="Laporan belum terkirim" /> : null}
      {PhotoWait ? <PhotoWait {...photoWait} what="Laporan" onCancel={photoWait.cancel} /> : null}
      <div className="send-bar sticky bottom-(--bottom-bar) z-10 -mx-4 -mb-4 rounded-b-leaf bg-card px-4 pt-3 pb-6 sm:-mx-6 sm:-mb-6 sm:px-6 lg:static short:static">
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
        <div className="hidden [@media(scripting:none)]:block">
          <Button type="submit" size="large" wide>
            Kirim laporan
          </Button>
        </div>
      </div>
      {Question ? (
        <Question
          open={sending.step === "asking" || (sending.step === "sending" && sending.confirmed)}
          nearby={nearby}
          busy={busy}
          onSupported={(report) => {
            void prepareJoined();
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
