import type { ChosenArea } from "@/components/areas/chosen-area";
import type { DraftKind } from "@/components/forms/draft";
import { BLANK, type DraftPhoto, type FormDraft } from "@/components/forms/form-draft";
import { localDay } from "@/components/forms/local-day";
import type { CreateReportInput } from "@/lib/reports/schemas";
import type { KindAnswer } from "@/lib/reports/view";
import { EMPTY_VALUES, type TextField } from "./report-values";

export interface ReportDraft extends FormDraft<TextField, CreateReportInput> {
  /** Only of drafts from when there was a switch: null until the person had moved it. See `shownName`. */
  anonymous: boolean | null;
  area: ChosenArea | null;
  /** After `photo`. */
  morePhotos: DraftPhoto[];
  secret: boolean;
  answers: KindAnswer[];
}

/** One that is too old takes those after it with it. */
export function draftPhotos({ photo, morePhotos }: ReportDraft): DraftPhoto[] {
  return photo ? [photo, ...morePhotos] : [];
}

export const REPORT_DRAFT: DraftKind<ReportDraft> = {
  storageKey: "sulur:draf-laporan",
  version: 1,
  empty: { ...BLANK, values: EMPTY_VALUES, anonymous: false, area: null, secret: false, answers: [], morePhotos: [] },
  preset: () => ({ incident_date: localDay(new Date()) }),
};
