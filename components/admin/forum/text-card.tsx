"use client";

import Link from "next/link";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { RichText } from "@/components/forum/rich-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";
import { FLAG_REASON_LABELS, FORUM_CATEGORY_LABELS } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";
import { nameOf, TextActions } from "./text-actions";

/** A topic or comment with all that staff need to decide on it. */
export function TextCard({ text }: { text: DeskTextView }) {
  const { kind, title, href, author, member, category, content, createdAt, hiddenWords, hiddenAt, staffEditedAt } =
    text;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
        <Badge icon={kind === "topik" ? "list" : "message"}>{nameOf(text)}</Badge>
        <span>{FORUM_CATEGORY_LABELS[category]}</span>
        <span>{formatDateTime(createdAt)}</span>
      </p>
      <h2 className="mt-2 text-lg">
        {kind === "komentar" ? "Pada: " : ""}
        {href === null ? (
          title
        ) : (
          <Link href={href} prefetch={false} className="text-primary underline underline-offset-4">
            {title}
          </Link>
        )}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Oleh {author} ({member ? "akun" : "tanpa akun"})
        {kind === "topik" ? ` · ${text.likesCount} suka · ${text.commentsCount} komentar` : ""}
      </p>
      <Signs text={text} />
      {hiddenAt === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Disembunyikan {formatDateTime(hiddenAt)}
          {hiddenWords ? `. Alasan: ${hiddenWords}` : ""}
        </p>
      )}
      {staffEditedAt === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">Disunting pengelola {formatDateTime(staffEditedAt)}</p>
      )}
      <div className="my-3 max-h-80 overflow-y-auto border-l-4 border-line-strong pl-3">
        <RichText text={content} />
      </div>
      <TextActions text={text} />
    </Card>
  );
}

/** Why it waits: what the filter saw, and what people said. */
function Signs({ text: { heldReason, flags } }: { text: DeskTextView }) {
  if (heldReason === null && flags.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {heldReason === null ? null : (
        <li className="flex items-center gap-1.5 rounded-sm bg-danger-soft px-2 py-1 text-sm font-semibold text-danger">
          <Icon name="shield" size={16} /> {pendingReason(heldReason)}
        </li>
      )}
      {flags.map(({ reason, count }) => (
        <li
          key={reason}
          className="flex items-center gap-1.5 rounded-sm bg-accent-soft px-2 py-1 text-sm font-semibold text-accent"
        >
          <Icon name="flag" size={16} /> {FLAG_REASON_LABELS[reason]}: {count}
        </li>
      ))}
    </ul>
  );
}
