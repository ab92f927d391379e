"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { DraftKind, FormDraft } from "@/components/forms/draft";
import { Honeypot } from "@/components/forms/honeypot";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useDraft } from "@/components/forms/use-draft";
import { useSubmit } from "@/components/forms/use-submit";
import { explainWith } from "@/components/forum/explain";
import { sentToForum } from "@/components/forum/sent-to-forum";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { sendOrKeep } from "@/components/outbox/outbox";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { ANONYMOUS_AUTHOR, FORUM_LENGTH, FORUM_MESSAGES } from "@/lib/forum/rules";
import type { CreatedCommentView } from "@/lib/forum/view";

const KEY = "sulur:draf-komentar";

interface CommentFormProps {
  threadId: number;
  onSent: (comment: CreatedCommentView) => void;
}

/** A comment on a topic, kept while it is written. */
export function CommentForm({ threadId, onSent }: CommentFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const kind = useMemo(() => commentDraft(threadId), [threadId]);
  const { draft, ready, setValue, clear, openSeconds } = useDraft(kind, element);
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(false);
  const signedIn = useSignedIn();
  const filled = useRef({ key: "", seconds: 0 });
  const { state, form } = useSubmit<"content" | "website", CreatedCommentView | null>(["content", "website"], {
    check: ({ content }) => {
      setHeld(false);
      const message = FORUM_MESSAGES.commentEmpty;
      return content.trim() === "" ? { message, errors: { content: message } } : null;
    },
    send: ({ content, website }, key) => {
      // A repeated try is the same comment to the server only if it is the same to the second.
      if (filled.current.key !== key) filled.current = { key, seconds: Math.round(openSeconds()) };
      const traces = { ...(website ? { website } : {}), filled_seconds: filled.current.seconds };
      sentToForum.sending();
      const body = { author: ANONYMOUS_AUTHOR, content, ...traces };
      const path = `/api/threads/${threadId}/comments`;
      return sendOrKeep({ kind: "komentar", title: "Komentar forum", path, body, key });
    },
    onSent: (comment) => {
      clear();
      sentToForum.sent();
      setKept(comment === null);
      if (comment === null) return;
      setHeld(comment.held);
      onSent(comment);
    },
    failed: FORUM_MESSAGES.commentFailed,
    explain: explainWith(FORUM_MESSAGES.commentFailed),
  });
  const id = `komentar-${threadId}`;
  const refused = state.errors.content !== undefined;
  useEffect(() => {
    if (refused && state.attempt > 0) element.current?.querySelector("textarea")?.focus();
  }, [refused, state.attempt]);

  return (
    <form {...form} ref={element} aria-label="Tulis komentar" className="needs-script grid gap-3">
      {refused ? null : <SubmitOutcome state={state} />}
      <Field
        name="content"
        id={id}
        label="Komentar Anda"
        required
        error={state.errors.content}
        hint={signedIn ? "Tampil dengan username Anda." : `Tampil sebagai “${ANONYMOUS_AUTHOR}”.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={FORUM_LENGTH.comment}
            value={draft.values.content}
            onChange={(event) => setValue("content", event.target.value)}
          />
        )}
      </Field>
      <Honeypot id={`${id}-situs`} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" disabled={!ready} busy={state.busy}>
          {state.busy ? "Mengirim…" : "Kirim komentar"}
        </Button>
      </div>
      {kept ? <WaitingNotice /> : null}
      {held ? (
        <Notice tone="wait" live="status" title="Komentar Anda kami periksa dahulu">
          Komentar itu baru tampil untuk umum setelah admin memeriksanya. Sampai saat itu hanya Anda yang melihatnya.
        </Notice>
      ) : null}
    </form>
  );
}

/** What somebody is writing under one topic. */
function commentDraft(threadId: number): DraftKind<FormDraft<"content">> {
  return {
    storageKey: `${KEY}-${threadId}`,
    version: 1,
    empty: { values: { content: "" }, place: null, photo: null, photoAt: 0, attempt: null, seconds: 0 },
    preset: () => ({}),
  };
}
