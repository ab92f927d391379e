import type { DraftKind, FormDraft } from "@/components/forms/draft";
import { cleanLine } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";
import type { StoryInput } from "@/lib/messages/schemas";

/** The fields of the story form, named as the API names them. */
export type StoryField = "name" | "email" | "title" | "story" | "consent";
export type StoryValues = Record<StoryField, string>;
export type StoryDraft = FormDraft<StoryField, StoryInput>;

/** What the ticked box holds; a draft keeps texts only. */
export const AGREED = "ya";

export const STORY_DRAFT: DraftKind<StoryDraft> = {
  storageKey: "sulur:draf-kisah",
  version: 1,
  empty: {
    values: { name: "", email: "", title: "", story: "", consent: "" },
    place: null,
    photo: null,
    photoAt: 0,
    attempt: null,
    seconds: 0,
  },
  preset: () => ({}),
};

/** What is said of each required field that is empty; the server's own sentences. */
const REQUIRED: Record<StoryField, string> = {
  name: "Nama wajib diisi.",
  email: "Email wajib diisi.",
  title: "Judul kisah wajib diisi.",
  story: "Kisah wajib diisi.",
  consent: "Setujui dahulu bahwa kisah dan foto ini boleh dimuat.",
};

export function missingFields(values: StoryValues): FieldErrors {
  const fields = Object.keys(REQUIRED) as StoryField[];
  return Object.fromEntries(
    fields.filter((field) => cleanLine(values[field]) === "").map((field) => [field, REQUIRED[field]]),
  );
}

/** The body of POST /api/messages. @param website what a robot wrote into the field that people do not see */
export function storyBody({ values, photo }: StoryDraft, website: string): StoryInput {
  const { name, email, title, story } = values;
  return {
    kind: "STORY",
    name,
    email,
    title,
    story,
    // Without the tick the form sends nothing.
    consent: true,
    ...(photo ? { photo_id: photo.id } : {}),
    ...(website ? { website } : {}),
  };
}
