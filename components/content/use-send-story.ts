"use client";

import { PHOTO_UNDERWAY } from "@/components/forms/photo-underway";
import type { DraftHandle } from "@/components/forms/use-draft";
import { type Refusal, type SendHandle, useSend } from "@/components/forms/use-send";
import type { StoryInput } from "@/lib/messages/schemas";
import type { ReceivedView } from "@/lib/messages/view";
import { missingFields, type StoryDraft, storyBody } from "./story-draft";

/** Sends the story form. @param photoBusy a photo is still on its way */
export function useSendStory(
  { draft, change, clear, openSeconds }: DraftHandle<StoryDraft>,
  photoBusy: boolean,
): SendHandle<ReceivedView, never> {
  return useSend<StoryInput, ReceivedView, never>({
    path: "/api/messages",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => refusalOf(draft, photoBusy),
    findPlace: async () => null,
    nearby: async () => [],
    prepareQuestion: async () => false,
    body: (_, website) => storyBody(draft, website),
    onAttempt: (attempt) => change({ attempt }),
    onSent: clear,
  });
}

function refusalOf({ values }: StoryDraft, photoBusy: boolean): Refusal | null {
  const fields = missingFields(values);
  if (Object.keys(fields).length > 0) return { message: "Semua kolom bertanda (*) harus diisi.", fields };
  return photoBusy ? PHOTO_UNDERWAY : null;
}
