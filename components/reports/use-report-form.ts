"use client";

import { useFormDraft } from "@/components/forms/draft-notices";
import { localDay } from "@/components/forms/local-day";
import { findNearby } from "@/components/forms/nearby";
import { useDoubles } from "@/components/forms/use-doubles";
import { type FormHandle, useForm } from "@/components/forms/use-form";
import { usePhotoWait } from "@/components/forms/use-photo-wait";
import { sendOrQueue } from "@/components/outbox/outbox";
import type { PhotosState } from "@/components/photos/photo-first";
import { useQuestion } from "@/components/ui/use-question";
import { PHOTO_REPORT, REPORT } from "@/lib/reports/fields";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { sentReports } from "./own/sent-reports";
import { REPORT_DRAFT, type ReportDraft, restOfReport } from "./report-draft";

export type ReportFormHandle = FormHandle<typeof REPORT, CreatedReportView>;

const loadQuestion = () => import("./nearby-dialog").then(({ NearbyDialog }) => NearbyDialog);

/** Fills in and sends a report: it waits for its photos, and asks about earlier reports nearby. */
export function useReportForm(photos: PhotosState, onSent: (report: CreatedReportView, draft: ReportDraft) => void) {
  const handle = useFormDraft(REPORT_DRAFT);
  const { draft, ready } = handle;
  const { Question, prepareQuestion } = useQuestion(loadQuestion);
  const { isFree, close, questionOf } = useDoubles<NearbyReportView>(prepareQuestion);
  const busy = photos === "busy";
  // Until scripts run a photo may have been chosen that nobody knows of.
  const hasPhoto = !ready || busy || draft.photo !== null;
  const form = useForm<typeof REPORT, CreatedReportView>(hasPhoto ? PHOTO_REPORT : REPORT, {
    draft: handle,
    more: async ({ values, place }) => {
      if (photoWait.holds()) return null;
      // Around the middle of a town there are reports of the whole town.
      if (place && !place.approximate && !(await isFree(place, reportsNear))) return null;
      return restOfReport({ ...draft, values }, localDay(new Date()));
    },
    send: (body, key) =>
      sendOrQueue({ kind: "laporan", title: `Laporan: ${body.damage_type}`, path: "/api/reports", body, key }),
    onSending: sentReports.sending,
    onQueued: () => {
      sentReports.sent();
      form.clear();
    },
    onSent: (report) => {
      sentReports.sent();
      form.clear();
      onSent(report, draft);
    },
  });
  const photoWait = usePhotoWait(busy, draft.photo !== null && photos === "done", () => void form.submit());
  return { handle, form, photoWait, Question, question: questionOf(form), closeQuestion: close };
}

const reportsNear = (place: Parameters<typeof findNearby>[1]) =>
  findNearby<NearbyReportView>("/api/reports/nearby", place);
