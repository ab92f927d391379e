import { dayIn } from "@/lib/format/dates";
import type { DeskReportView } from "@/lib/reports/view";

/** A secret report as staff see it before they open it: its number, kind and state, and nothing else of it. */
export function sealedView(report: DeskReportView): DeskReportView {
  return {
    ...report,
    sealed: true,
    updates: [],
    judgements: [],
    reporterName: "",
    anonymous: true,
    hasEmail: false,
    location: "",
    description: "",
    answers: [],
    incidentDate: dayIn(report.createdAt),
    zone: "WIB",
    latitude: null,
    longitude: null,
    area: null,
    photo: null,
    photos: [],
    supportCount: 0,
    question: null,
    steps: report.steps.map((step) => ({ ...step, words: null, photo: null, camera: null })),
    duplicates: [],
    gatherings: [],
  };
}
