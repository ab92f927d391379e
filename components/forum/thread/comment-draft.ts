import type { DraftKind, FormDraft } from "@/components/forms/draft";

const KEY = "sulur:draf-komentar";

/** What somebody is writing under one topic. */
export function commentDraft(threadId: number): DraftKind<FormDraft<"content">> {
  return {
    storageKey: `${KEY}-${threadId}`,
    version: 1,
    empty: { values: { content: "" }, place: null, photo: null, photoAt: 0, attempt: null, seconds: 0 },
    preset: () => ({}),
  };
}
