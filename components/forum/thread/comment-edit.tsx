"use client";

import { useRef } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { EDIT_MINUTES, FORUM_LENGTH, FORUM_MESSAGES } from "@/lib/forum/rules";
import type { CommentView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";

interface CommentEditProps {
  path: string;
  content: string;
  onClose: () => void;
  onSaved: (comment: CommentView) => void;
}

/** Changes one's own comment, in its place. */
export function CommentEdit({ path, content, onClose, onSaved }: CommentEditProps) {
  const opened = useRef(false);
  const { state, form } = useSubmit<"content", CommentView>(["content"], {
    check: (values) => {
      const message = FORUM_MESSAGES.commentEmpty;
      return values.content.trim() === "" ? { message, errors: { content: message } } : null;
    },
    send: (body) => fetchJson(path, { method: "PATCH", body }),
    onSent: onSaved,
    failed: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const id = `ubah${path.replace(/\D+/gu, "-")}`;
  return (
    <form {...form} aria-label="Ubah komentar" className="mt-2 grid gap-3">
      <SubmitOutcome state={state} idPrefix={`${id}-`} />
      <Field
        name="content"
        id={`${id}-content`}
        label="Komentar"
        required
        error={state.errors.content}
        hint={`Dapat diubah sampai ${EDIT_MINUTES} menit setelah dikirim.`}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={(element) => {
              if (element && !opened.current) element.focus();
              opened.current = true;
            }}
            rows={2}
            maxLength={FORUM_LENGTH.comment}
            defaultValue={content}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={state.busy}>
          {state.busy ? "Menyimpan…" : "Simpan komentar"}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Batal
        </Button>
      </div>
    </form>
  );
}
