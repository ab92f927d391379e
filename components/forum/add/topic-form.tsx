"use client";

import { draftOf } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { explainWith, sentToForum } from "@/components/forum/forum-request";
import { useSignedIn } from "@/components/layout/use-signed-in";
import type { FieldSpec } from "@/lib/forms/fields";
import { OWN_TOPIC, TOPIC } from "@/lib/forum/fields";
import { FORUM_MESSAGES, type ForumCategory } from "@/lib/forum/rules";
import type { CreatedThreadView } from "@/lib/forum/view";

type TopicFields = Record<keyof typeof TOPIC, FieldSpec>;

/** Spec 9. */
const DEFAULT_CATEGORY: ForumCategory = "pengelolaan-sampah";

/** Spec 3: a new thread's draft. */
const DRAFT = { ...draftOf(TOPIC, "sulur:draf-topik"), preset: () => ({ category: DEFAULT_CATEGORY }) };

export interface TopicFormProps {
  onSent: (thread: CreatedThreadView) => void;
}

/** A new topic; what was typed outlives the closing of its dialog. */
export function TopicForm({ onSent }: TopicFormProps) {
  const signedIn = useSignedIn();
  const form = useForm<TopicFields, CreatedThreadView>(signedIn ? OWN_TOPIC : TOPIC, {
    draft: useFormDraft(DRAFT),
    to: "/api/threads",
    idPrefix: "topik-",
    onSending: () => sentToForum.sending(),
    onSent: (thread) => {
      form.clear();
      sentToForum.sent();
      onSent(thread);
    },
    unexplained: FORUM_MESSAGES.threadFailed,
    explain: explainWith(FORUM_MESSAGES.threadFailed),
  });
  const { field } = form;
  return (
    <Form of={form} label="Topik baru" className="grid gap-4" send="Kirim topik" look={{ wide: true }}>
      {field("title")}
      {signedIn ? <p className="text-ink-soft">Topik tampil dengan username Anda.</p> : field("author")}
      {field("category", { placeholder: undefined })}
      {field("content")}
    </Form>
  );
}
