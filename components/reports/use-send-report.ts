"use client";

import { chosenFor } from "@/components/areas/chosen-area";
import { localDay } from "@/components/forms/local-day";
import { findNearby } from "@/components/forms/nearby";
import type { DraftHandle } from "@/components/forms/use-draft";
import { type SendHandle, useSend } from "@/components/forms/use-send";
import type { Refusal } from "@/components/forms/use-submission";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import type { CreatedReportView, NearbyReportView } from "@/lib/reports/view";
import { sentReports } from "./own/sent-reports";
import { draftPhotos, type ReportDraft } from "./report-draft";
import { missingFields, reportBody, shownName } from "./report-values";

interface SendOptions {
  prepareQuestion: () => Promise<boolean>;
  onSent: (report: CreatedReportView) => void;
}

/** Sends the report form; earlier reports nearby are asked about first. */
export function useSendReport(
  { draft, change, clear, openSeconds }: DraftHandle<ReportDraft>,
  { prepareQuestion, onSent }: SendOptions,
): SendHandle<CreatedReportView, NearbyReportView> {
  return useSend({
    path: "/api/reports",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => refusalOf(draft),
    findPlace: async () => draft.place,
    // Around the middle of a town there are reports of the whole town.
    nearby: async (place) => (place.approximate ? [] : findNearby<NearbyReportView>("/api/reports/nearby", place)),
    prepareQuestion,
    body: (place, website) =>
      reportBody(draft.values, {
        name: shownName(draft),
        today: localDay(new Date()),
        place,
        areaCode: chosenFor(draft.area, place)?.code ?? null,
        photoIds: draftPhotos(draft).map(({ id }) => id),
        secret: draft.secret,
        answers: draft.answers,
        website,
      }),
    waits: ({ damage_type }) => ({ kind: "laporan", title: `Laporan: ${damage_type}` }),
    onQueued: () => {
      sentReports.sent();
      clear();
    },
    onAttempt: (attempt) => {
      sentReports.sending();
      change({ attempt });
    },
    onSent: (report: CreatedReportView) => {
      sentReports.sent();
      clear();
      onSent(report);
    },
  });
}

function refusalOf({ values, photo }: ReportDraft): Refusal | null {
  const errors = missingFields(values, photo !== null);
  return Object.keys(errors).length === 0 ? null : { message: EMPTY_FIELDS, errors };
}
