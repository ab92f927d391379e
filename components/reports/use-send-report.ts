"use client";

import { useCallback, useRef, useState } from "react";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { FieldErrors } from "@/lib/kernel/errors";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { type Attempt, attemptFor } from "./attempt";
import type { Draft } from "./draft";
import { isAnonymous, missingFields, type Place, reportBody } from "./report-values";
import { rememberSentReport } from "./sent-hint";
import type { DraftHandle } from "./use-draft";

/** Looking for earlier reports must not keep anybody from sending theirs. */
const NEARBY_TIMEOUT_MS = 4_000;

export interface SendFailure {
  message: string;
  fields: FieldErrors;
  /** False where the form itself saw that something is missing. */
  sent: boolean;
  /** Counts the failures, so that the same mistake made twice is told twice. */
  attempt: number;
}

export type Sending =
  | { step: "filling" }
  /** `confirmed`: after the question about earlier reports, which stays until there is an answer. */
  | { step: "sending"; confirmed: boolean }
  /** Earlier reports around the same place; the person decides. */
  | { step: "asking" }
  | { step: "sent"; report: CreatedReportView };

interface SendReport {
  sending: Sending;
  /** Earlier reports around the place, while and after they are shown. */
  nearby: NearbyReportView[];
  failure: SendFailure | null;
  submit: (website: string, photoBusy: boolean) => Promise<void>;
  /** "Tetap kirim laporan" */
  sendAnyway: () => Promise<void>;
  /** "Kembali ke formulir" */
  closeQuestion: () => void;
  /** "Tulis laporan lain" */
  startAnother: () => void;
}

interface SendOptions {
  /** Loads what asks about earlier reports. @returns false when it cannot be had, so that nothing waits for it */
  prepareQuestion: () => Promise<boolean>;
  onSent: (report: CreatedReportView) => void;
}

/** Checks, looks for earlier reports nearby, sends once, and keeps everything when that fails. */
export function useSendReport(form: DraftHandle, { prepareQuestion, onSent }: SendOptions): SendReport {
  const [sending, setSending] = useState<Sending>({ step: "filling" });
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [nearby, setNearby] = useState<NearbyReportView[]>([]);
  const busy = useRef(false);
  const website = useRef("");
  const askedAbout = useRef("");
  const attempts = useRef(0);
  const { draft, change, clear, openSeconds } = form;

  const send = useCallback(
    async (confirmed: boolean) => {
      if (busy.current) return;
      busy.current = true;
      setSending({ step: "sending", confirmed });
      setFailure(null);
      const anonymous = isAnonymous(draft.anonymous, draft.values.damage_type);
      const body = reportBody(draft.values, {
        anonymous,
        place: draft.place,
        photoId: draft.photo?.id ?? null,
        website: website.current,
      });
      const attempt: Attempt = attemptFor(draft.attempt, body, openSeconds(), randomKey);
      change({ attempt });
      try {
        const report = await fetchJson<CreatedReportView>("/api/reports", {
          method: "POST",
          body: attempt.body,
          key: attempt.key,
        });
        rememberSentReport();
        clear();
        setSending({ step: "sent", report });
        onSent(report);
      } catch (error) {
        attempts.current += 1;
        setFailure({ ...reasonOf(error), sent: true, attempt: attempts.current });
        setSending({ step: "filling" });
      } finally {
        busy.current = false;
      }
    },
    [draft, change, clear, openSeconds, onSent],
  );

  const submit = useCallback(
    async (robotText: string, photoBusy: boolean) => {
      if (busy.current) return;
      website.current = robotText;
      const refusal = refusalOf(draft, photoBusy);
      if (refusal) {
        attempts.current += 1;
        setFailure({ ...refusal, sent: false, attempt: attempts.current });
        return;
      }
      if (draft.place && askedAbout.current !== placeKey(draft.place)) {
        busy.current = true;
        setSending({ step: "sending", confirmed: false });
        setFailure(null);
        const [found, canAsk] = await Promise.all([reportsNear(draft.place), prepareQuestion()]);
        busy.current = false;
        if (found.length > 0 && canAsk) {
          setNearby(found);
          setSending({ step: "asking" });
          return;
        }
      }
      await send(false);
    },
    [draft, prepareQuestion, send],
  );

  const sendAnyway = useCallback(async () => {
    if (draft.place) askedAbout.current = placeKey(draft.place);
    await send(true);
  }, [draft.place, send]);

  // The dialog also reports its closing when the report is already under way or has arrived.
  const closeQuestion = useCallback(() => {
    setSending((old) => (old.step === "asking" ? { step: "filling" } : old));
  }, []);
  const startAnother = useCallback(() => setSending({ step: "filling" }), []);
  return { sending, nearby, failure, submit, sendAnyway, closeQuestion, startAnother };
}

/** What the form itself sees; everything else is the server's to judge. */
function refusalOf(draft: Draft, photoBusy: boolean): Pick<SendFailure, "message" | "fields"> | null {
  const fields = missingFields(draft.values, isAnonymous(draft.anonymous, draft.values.damage_type));
  if (Object.keys(fields).length > 0) return { message: "Semua kolom bertanda (*) harus diisi.", fields };
  if (!photoBusy) return null;
  const photo_id = "Tunggu sampai foto selesai dikirim atau batalkan fotonya.";
  return { message: "Foto Anda masih dikirim.", fields: { photo_id } };
}

async function reportsNear({ latitude, longitude }: Place): Promise<NearbyReportView[]> {
  try {
    return await fetchJson<NearbyReportView[]>(`/api/reports/nearby?latitude=${latitude}&longitude=${longitude}`, {
      signal: AbortSignal.timeout(NEARBY_TIMEOUT_MS),
    });
  } catch {
    return [];
  }
}

function placeKey({ latitude, longitude }: Place): string {
  return `${latitude},${longitude}`;
}

function reasonOf(error: unknown): Pick<SendFailure, "message" | "fields"> {
  if (error instanceof RequestFailed) return { message: error.message, fields: error.fields };
  return { message: "Terjadi kesalahan. Silakan coba lagi.", fields: {} };
}
