"use client";

import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Byline } from "@/components/forum/byline";
import { CardLinks } from "@/components/forum/card-links";
import { ACTION } from "@/components/forum/forum-request";
import { RichText } from "@/components/forum/rich-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { COMMENT_EDIT } from "@/lib/forum/fields";
import { EDIT_MINUTES } from "@/lib/forum/rules";
import type { CommentView, OwnTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { FlagButton } from "./flag-button";

interface CommentEditProps {
  path: string;
  content: string;
  onClose: () => void;
  onSaved: (comment: CommentView) => void;
}

interface CommentItemProps {
  threadId: number;
  comment: CommentView;
  /** Where it is this person's. */
  own: OwnTextView | undefined;
  onChanged: (comment: CommentView) => void;
}

/** One comment; its writer may change it for a while, everyone else may flag it. */
export function CommentItem({ threadId, comment, own, onChanged }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const path = `/api/threads/${threadId}/comments/${comment.id}`;
  return (
    <li id={`komentar-nomor-${comment.id}`} className="scroll-mt-24 border-t border-line py-3 first:border-t-0">
      <Byline text={comment} date={comment.comment_date} />
      <OwnState own={own} />
      {editing ? (
        <CommentEdit
          path={path}
          content={comment.content}
          onClose={() => setEditing(false)}
          onSaved={(changed) => {
            setEditing(false);
            onChanged(changed);
          }}
        />
      ) : (
        <div className="mt-1">
          <RichText text={comment.content} />
          <CardLinks cards={comment.cards} />
        </div>
      )}
      <div className="-ml-2 flex flex-wrap">
        {own === undefined ? <FlagButton path={path} noun="komentar" author={comment.author} /> : null}
        {!editing && isEditable(own) ? (
          <button type="button" onClick={() => setEditing(true)} className={`${ACTION} text-ink-soft`}>
            <Icon name="edit" size={18} /> Ubah<span className="sr-only"> komentar Anda</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}

/** Whether its writer can still change it. */
export function isEditable(own: OwnTextView | null | undefined): boolean {
  return own?.editable_until != null && Date.parse(own.editable_until) > Date.now();
}

/** What its writer alone sees of a text that is not shown, or not as it was written. */
export function OwnState({ own }: { own: OwnTextView | null | undefined }) {
  if (!own) return null;
  if (own.hidden_words !== null) {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm whitespace-pre-line text-ink-soft">
        <Badge tone="bad" icon="eye-off">
          Disembunyikan
        </Badge>
        Alasan pengelola: {own.hidden_words}
      </p>
    );
  }
  if (own.staff_edit_words !== null) {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm whitespace-pre-line text-ink-soft">
        <Badge tone="wait" icon="edit">
          Disunting pengelola
        </Badge>
        Alasannya: {own.staff_edit_words}
      </p>
    );
  }
  return own.held ? (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <Badge tone="wait" icon="clock">
        Sedang diperiksa
      </Badge>
      Hanya Anda yang melihatnya.
    </p>
  ) : null;
}

/** Changes one's own comment, in its place. */
function CommentEdit({ path, content, onClose, onSaved }: CommentEditProps) {
  const form = useForm<typeof COMMENT_EDIT, CommentView>(COMMENT_EDIT, {
    initial: { content },
    idPrefix: `ubah${path.replace(/\D+/gu, "-")}-`,
    trusted: true,
    alone: true,
    send: (body) => fetchJson(path, { method: "PATCH", body }),
    onSent: onSaved,
    unexplained: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label="Ubah komentar"
      note={null}
      className="mt-2 grid gap-3"
      send="Simpan komentar"
      sending="Menyimpan…"
      look={{ size: "small" }}
      beside={
        <Button variant="quiet" size="small" onClick={onClose}>
          Batal
        </Button>
      }
    >
      {form.field("content", { hint: `Dapat diubah sampai ${EDIT_MINUTES} menit setelah dikirim.`, autoFocus: true })}
    </Form>
  );
}
