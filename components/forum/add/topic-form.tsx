"use client";

import { DraftNotices } from "@/components/forms/draft-notices";
import { Honeypot } from "@/components/forms/honeypot";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { LineField } from "@/components/forms/typed-field";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { useSubmit } from "@/components/forms/use-submit";
import { explainWith, sentToForum } from "@/components/forum/forum-request";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { Button } from "@/components/ui/button";
import { FORUM_LENGTH, FORUM_MESSAGES } from "@/lib/forum/rules";
import type { CreatedThreadView } from "@/lib/forum/view";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import { fetchJson } from "@/lib/http/fetch-json";
import { missingIn, TOPIC_DRAFT, type TopicField, TopicFields } from "./topic-fields";

const NAMES = ["title", "author", "category", "content", "website"] as const;
const SEND = "Kirim topik";

export interface TopicFormProps {
  onSent: (thread: CreatedThreadView) => void;
}

/** A new topic; what was typed outlives the closing of its dialog. */
export function TopicForm({ onSent }: TopicFormProps) {
  const { ref, draft, ready, restored, setValue, clear, openSeconds } = useDraft(TOPIC_DRAFT);
  const online = useOnline();
  const signedIn = useSignedIn();
  const { state, form } = useSubmit<TopicField | "website", CreatedThreadView>(NAMES, {
    check: (values) => {
      const errors = missingIn(values, signedIn);
      return Object.keys(errors).length > 0 ? { message: EMPTY_FIELDS, errors } : null;
    },
    send: (values, key, filled_seconds) => {
      sentToForum.sending();
      return fetchJson("/api/threads", { method: "POST", body: { ...values, filled_seconds }, key });
    },
    openSeconds,
    onSent: (thread) => {
      clear();
      sentToForum.sent();
      onSent(thread);
    },
    failed: FORUM_MESSAGES.threadFailed,
    explain: explainWith(FORUM_MESSAGES.threadFailed),
  });

  const bind = (name: TopicField) => ({
    value: draft.values[name],
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
  });
  const id = (name: string) => `topik-${name}`;
  return (
    <form {...form} ref={ref} aria-label="Topik baru" className="grid gap-4">
      <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
      <DraftNotices restored={restored} online={online} send={SEND} onClear={clear} />
      <SubmitOutcome state={state} idPrefix={id("")} />
      <TopicFields idPrefix={id("")} errors={state.errors} bind={bind}>
        {signedIn ? (
          <p className="text-ink-soft">Topik tampil dengan username Anda.</p>
        ) : (
          <LineField
            name="author"
            id={id("author")}
            label="Penulis"
            required
            error={state.errors.author}
            hint="Tampil di topik. Nama panggilan saja cukup."
            {...bind("author")}
            maxLength={FORUM_LENGTH.author}
            autoComplete="name"
          />
        )}
      </TopicFields>
      <Honeypot id={id("website")} />
      <Button type="submit" wide disabled={!ready} busy={state.busy}>
        {state.busy ? "Mengirim…" : SEND}
      </Button>
    </form>
  );
}
