"use client";

import { EditReason } from "@/components/admin/desk/edit-reason";
import { useSaved } from "@/components/admin/desk/use-saved";
import { SaveButtons } from "@/components/admin/desk/words-dialog";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { missingIn } from "@/components/forum/add/topic-draft";
import { TopicFields } from "@/components/forum/add/topic-fields";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { FORUM_LENGTH } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";

const FIELDS = ["title", "category", "content", "reason"] as const;
const PREFIX = "sunting-";
const REASONS = ["Memuat data pribadi orang lain.", "Kategori yang lebih tepat.", "Memuat tautan iklan."];

interface TextEditProps {
  text: DeskTextView;
  name: string;
  onClose: () => void;
}

/** The words of others, mended. It stays open until the server has taken it. */
export function TextEdit({ text, name, onClose }: TextEditProps) {
  const saved = useSaved(onClose);
  const { kind, id, threadId, title, category, content, editedAt } = text;
  const { state, form } = useSubmit<(typeof FIELDS)[number], { message: string }>(FIELDS, {
    check: ({ reason, ...typed }) => {
      const errors = kind === "topik" ? missingIn(typed, true) : missingContent(typed.content);
      if (reason.trim() === "") errors.reason = "Alasan wajib diisi. Penulisnya membacanya.";
      return Object.keys(errors).length > 0 ? { message: "Semua kolom bertanda (*) harus diisi.", errors } : null;
    },
    send: ({ reason, ...typed }) => {
      const words = kind === "topik" ? typed : { content: typed.content };
      const body = { ...words, reason, seen_edited_at: editedAt };
      const path = kind === "topik" ? `/api/admin/threads/${id}` : `/api/admin/threads/${threadId}/comments/${id}`;
      return fetchJson(path, { method: "PATCH", body });
    },
    onSent: saved,
    failed: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Dialog open onClose={onClose} title={`Sunting ${kind}`}>
      <form {...form} aria-label={`Sunting ${name}`} className="grid gap-4">
        <p className="text-sm text-ink-faint">
          Pembaca melihat bahwa tulisan ini disunting pengurus. Setelah itu penulisnya tidak dapat mengubahnya lagi.
        </p>
        <SubmitOutcome state={state} idPrefix={PREFIX} />
        {kind === "topik" ? (
          <TopicFields
            idPrefix={PREFIX}
            errors={state.errors}
            bind={(field) => ({ defaultValue: { title, category, content }[field] })}
          />
        ) : (
          <Field name="content" id={`${PREFIX}content`} label="Komentar" required error={state.errors.content}>
            {(control) => <Textarea {...control} defaultValue={content} rows={6} maxLength={FORUM_LENGTH.comment} />}
          </Field>
        )}
        <EditReason idPrefix={PREFIX} error={state.errors.reason} max={FORUM_LENGTH.words} reasons={REASONS} />
        <SaveButtons busy={state.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function missingContent(content: string): Record<string, string> {
  return content.trim() === "" ? { content: "Komentar tidak boleh kosong." } : {};
}
