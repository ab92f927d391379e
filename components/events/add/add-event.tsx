"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { DraftNotices } from "@/components/forms/draft-notices";
import { FieldProblems } from "@/components/forms/form-failure";
import { FormPart } from "@/components/forms/form-part";
import { localDay } from "@/components/forms/local-day";
import { LineField } from "@/components/forms/typed-field";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import type { PickedPoint } from "@/components/map/coordinates";
import { PhotoField } from "@/components/photos/photo-field";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import {
  CATEGORY_LABELS,
  EVENT_CATEGORIES,
  EVENT_KINDS,
  EVENT_MESSAGES,
  type EventKind,
  KIND_LABELS,
} from "@/lib/events/event/rules";
import { ORGANISER_EMAIL_DAYS } from "@/lib/events/event/rules-manage";
import type { CreatedEventView } from "@/lib/events/event/view";
import { failureText, fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { type ReportStatus, reportCodeIn } from "@/lib/reports/rules";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import { AccessDialog } from "./access-form";
import { ADD_DRAFT, type AddDraft, type DraftReport, ERROR_PLACES, kindOf, problemsIn } from "./add-draft";
import { EventWhatFields, EventWhenFields, EventWhereFields, PHOTO_HINT } from "./add-fields";
import { EventAdded } from "./add-sent";
import { useAddEvent } from "./use-add-event";
import { useZone } from "./use-zone";

/** An event mends what staff have verified and nobody has mended yet. */
const MENDABLE: readonly ReportStatus[] = ["VERIFIED", "IN_PROGRESS"];

/** What the report says of the place wins; what was typed of the rest stays. Filled in once, it changes nothing more. */
type ReportFill = (draft: AddDraft) => Partial<AddDraft>;

interface RequestedReport {
  fill: ReportFill | null;
  problem: string | null;
}

const KINDS = EVENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

const CATEGORIES = EVENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

interface KindFieldsProps {
  kind: EventKind;
  category: string;
  error: string | undefined;
  onValue: (field: "kind" | "category", value: string) => void;
}

interface OrganiserEmailProps {
  value: string;
  error: string | undefined;
  onValue: (field: "organiser_email", value: string) => void;
}

interface ReportNoticeProps {
  report: DraftReport | null;
  problem: string | null;
  onForget: () => void;
}

const SEND = "Tambah event";

interface AddEventProps {
  /** What the new event is, until the person chooses. */
  kind: EventKind;
  tileUrl: string;
  onAdded?: (event: CreatedEventView) => void;
}

/** The form that adds an event: kept while it is written, sent once, never lost. */
export function AddEvent({ kind: preset, tileUrl, onAdded }: AddEventProps) {
  const handle = useDraft(ADD_DRAFT);
  const { draft, ready, restored, change, clear } = handle;
  const [photoBusy, setPhotoBusy] = useState(false);
  const online = useOnline();
  const requested = useRequestedReport();
  const adding = useAddEvent(handle, { preset, photoBusy, onAdded });
  const { sending, failure, submit, write, put } = adding;
  const found = useZone(draft.place, draft.values.location);
  const kind = kindOf(draft, preset);
  const errors = failure?.errors ?? {};

  const fillIn = useEffectEvent((fill: ReportFill) => change(fill(draft)));
  useEffect(() => {
    if (ready && requested.fill) fillIn(requested.fill);
  }, [ready, requested.fill]);

  if (sending.step === "sent") return <EventAdded event={sending.answer} onAnother={adding.startAnother} />;

  const setPlace = (place: PickedPoint | null) => put({ place }, "latitude", "longitude", "zone");
  const fields = { values: draft.values, errors, onValue: write };
  const busy = sending.step === "sending";
  const unexplained = failure !== null && Object.keys(problemsIn(failure.errors)).length === 0;
  return (
    <>
      <form
        method="post"
        noValidate
        aria-label="Tambah Event"
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void submit();
        }}
      >
        <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi.</p>
        <DraftNotices restored={restored} online={online} send={SEND} onClear={clear} />
        <ReportNotice report={draft.report} problem={requested.problem} onForget={() => change({ report: null })} />
        {failure ? <FieldProblems failure={failure} places={ERROR_PLACES} /> : null}
        <FormPart title="Apa kegiatannya?">
          <EventKindFields kind={kind} category={draft.values.category} error={errors.category} onValue={write} />
          <EventWhatFields {...fields} />
          <OrganiserEmailField value={draft.values.organiser_email} error={errors.organiser_email} onValue={write} />
        </FormPart>
        <FormPart title="Kapan?">
          <EventWhenFields {...fields} found={found} today={ready ? localDay(new Date()) : ""} />
        </FormPart>
        <FormPart title="Di mana?">
          <EventWhereFields {...fields} place={draft.place} onPlace={setPlace} tileUrl={tileUrl} />
        </FormPart>
        <PhotoField
          id="event-foto"
          photo={draft.photo}
          error={errors.photo_id}
          onPhoto={(photo) => put({ photo, photoAt: Date.now() }, "photo_id")}
          onBusy={setPhotoBusy}
          onPosition={(latitude, longitude) => setPlace({ latitude, longitude })}
          hint={PHOTO_HINT}
        />
        {unexplained ? (
          <Notice tone="bad" live="alert" title={`${EVENT_MESSAGES.addFailed}: ${failure.message}`}>
            Isian Anda masih tersimpan.
          </Notice>
        ) : null}
        <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
          {busy ? "Menambahkan event…" : SEND}
        </Button>
      </form>
      <AccessDialog open={adding.codeNeeded} onClose={adding.codeRefused} onAllowed={adding.codeEntered} />
    </>
  );
}

/** Which report the event is to mend, or why none. */
function ReportNotice({ report, problem, onForget }: ReportNoticeProps) {
  if (report === null) {
    return problem === null ? null : <Notice tone="wait" live="status" title={problem} />;
  }
  return (
    <Notice tone="info" live="status" title={`Untuk laporan ${report.code}`}>
      <p>{report.location}. Kegiatan ini akan terhubung dengan laporan tersebut.</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onForget}>
        Lepaskan dari laporan
      </Button>
    </Notice>
  );
}

/** Where a lost private link is sent again. */
function OrganiserEmailField({ value, error, onValue }: OrganiserEmailProps) {
  return (
    <LineField
      id="event-email"
      name="organiser_email"
      label="Email penyelenggara"
      error={error}
      hint={
        <>
          Tidak ditampilkan. Bila tautan pribadi hilang, kami mengirimnya lagi ke sini. Dihapus {ORGANISER_EMAIL_DAYS}{" "}
          hari setelah kegiatan selesai. <PrivacyLink />
        </>
      }
      type="email"
      value={value}
      onValue={onValue}
      maxLength={254}
      autoComplete="email"
    />
  );
}

/** Which of the two lists the event stands in, and for the community what it is. */
function EventKindFields({ kind, category, error, onValue }: KindFieldsProps) {
  return (
    <>
      <RadioGroup
        name="kind"
        legend="Jenis event"
        required
        options={KINDS}
        value={kind}
        onChange={(value) => onValue("kind", value)}
      />
      {kind === "COMMUNITY" ? (
        <RadioGroup
          name="category"
          legend="Kategori"
          required
          options={CATEGORIES}
          value={category}
          error={error}
          onChange={(value) => onValue("category", value)}
        />
      ) : null}
    </>
  );
}

/** The report that `?laporan=LP-…` of the address names, for the form that opens from its page. */
function useRequestedReport(): RequestedReport {
  const [requested, setRequested] = useState<RequestedReport>({ fill: null, problem: null });
  useEffect(() => {
    const text = new URLSearchParams(location.search).get("laporan");
    if (text === null) return;
    let left = false;
    loadReport(reportCodeIn(text)).then(
      (fill) => left || setRequested({ fill, problem: null }),
      (error) => left || setRequested({ fill: null, problem: problemOf(error) }),
    );
    return () => {
      left = true;
    };
  }, []);
  return requested;
}

async function loadReport(code: string | null): Promise<ReportFill> {
  if (code === null) throw new RequestFailed("Nomor laporan di alamat halaman ini tidak dikenal.", 404);
  const { id, status, report } = await fetchJson<ReportDetailView>(`/api/reports/${code}`);
  if (report === null || !MENDABLE.includes(status)) {
    const reason = `Laporan ${code} belum diverifikasi atau sudah selesai, jadi kegiatan ini tidak terhubung dengannya.`;
    throw new RequestFailed(reason, 409);
  }
  const { location: where, latitude, longitude, damage_type } = report;
  return ({ values, place, report: known }) => {
    if (known?.id === id) return {};
    return {
      report: { id, code, location: where },
      place: latitude === null || longitude === null ? place : { latitude, longitude },
      values: {
        ...values,
        kind: values.kind || "COMMUNITY",
        category: values.category || "GOTONG_ROYONG",
        title: values.title || `Kerja bakti: ${damage_type}`.slice(0, 120),
        location: where,
      },
    };
  };
}

function problemOf(error: unknown): string {
  return failureText(error, "Laporan belum dapat dimuat. Muat ulang halaman ini.");
}
