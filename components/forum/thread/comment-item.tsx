"use client";

import { useState } from "react";
import { Byline } from "@/components/forum/byline";
import { CardLinks } from "@/components/forum/card-links";
import { RichText } from "@/components/forum/rich-text";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { CommentView, OwnTextView } from "@/lib/forum/view";
import { CommentEdit } from "./comment-edit";
import { FlagButton } from "./flag-button";
import { ACTION } from "./thread-action";

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
      <Byline
        author={comment.author}
        member={comment.member}
        date={comment.comment_date}
        edited={comment.edited_at !== null}
        staffEdited={comment.staff_edited_at}
      />
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
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone="bad" icon="eye-off">
          Disembunyikan
        </Badge>
        Alasan admin: {own.hidden_words}
      </p>
    );
  }
  if (own.staff_edit_words !== null) {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone="wait" icon="edit">
          Disunting pengurus
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
