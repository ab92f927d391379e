import { type ChosenArea, sentArea } from "@/components/areas/chosen-area";
import { type DraftKind, draftOf } from "@/components/forms/draft";
import type { DraftPhoto } from "@/components/forms/form-draft";
import { localDay } from "@/components/forms/local-day";
import type { FieldsDraft } from "@/components/forms/use-form";
import { AGREED } from "@/lib/forms/fields";
import { REPORT } from "@/lib/reports/fields";
import { ANONYMOUS_REPORTER, kindSentence } from "@/lib/reports/rules";
import type { KindAnswer } from "@/lib/reports/view";

export interface ReportDraft extends FieldsDraft<typeof REPORT> {
  area: ChosenArea | null;
  /** After `photo`. */
  morePhotos: DraftPhoto[];
  answers: KindAnswer[];
}

const DRAFT = draftOf(REPORT, "sulur:draf-laporan");

export const REPORT_DRAFT: DraftKind<ReportDraft> = {
  ...DRAFT,
  empty: { ...DRAFT.empty, area: null, answers: [], morePhotos: [] },
  preset: () => ({ incident_date: localDay(new Date()) }),
  // There was a switch for anonim, which hid the name, and the tick was no text.
  upgrade: ({ values, secret, anonymous = false, ...rest }) => ({
    ...rest,
    values: {
      ...values,
      ...(secret === true && { secret: AGREED }),
      ...(anonymous !== false && { reporter_name: "" }),
    },
  }),
};

/** One that is too old takes those after it with it. */
export function draftPhotos({ photo, morePhotos }: ReportDraft): DraftPhoto[] {
  return photo ? [photo, ...morePhotos] : [];
}

/** Goes with the fields, or stands for those that were left empty. @param today `YYYY-MM-DD` */
export function restOfReport(draft: ReportDraft, today: string) {
  const { values, place, answers } = draft;
  const photos = draftPhotos(draft);
  return {
    reporter_name: ANONYMOUS_REPORTER,
    anonymous: values.reporter_name.trim() === "",
    incident_date: today,
    description: kindSentence(values.damage_type),
    ...(place && { latitude: place.latitude, longitude: place.longitude }),
    ...sentArea(draft.area, place),
    ...(photos.length > 0 && { photo_ids: photos.map(({ id }) => id) }),
    ...(answers.length > 0 && { answers }),
  };
}
