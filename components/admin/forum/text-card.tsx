"use client";

import Link from "next/link";
import { useState } from "react";
import { EditReason, useSaved } from "@/components/admin/desk/edit-reason";
import { pendingReason } from "@/components/admin/desk/pending-reason";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { DialogButtons, WordsDialog, type WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { Form } from "@/components/forms/form";
import { useForm, type Values } from "@/components/forms/use-form";
import { RichText } from "@/components/forum/rich-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { ActedView } from "@/lib/desk/view";
import { formatDateTime } from "@/lib/format/dates";
import type { Fields } from "@/lib/forms/fields";
import { STAFF_COMMENT_EDIT, STAFF_TOPIC_EDIT } from "@/lib/forum/desk/fields";
import { FLAG_REASON_LABELS, FORUM_CATEGORY_LABELS, FORUM_LENGTH, type ForumDecision } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";

type TextActionStyle = Pick<
  WordsDialogStyle<DeskTextView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

const hint = "Dibaca oleh penulisnya dan tercatat. Tulislah dengan jelas dan sopan.";
const words = { name: "words", label: "Alasan", hint, required: true, max: FORUM_LENGTH.words };

const HIDING = [
  "Memuat data pribadi orang lain.",
  "Iklan yang tidak ada kaitannya dengan lingkungan.",
  "Kata-katanya menyerang orang lain.",
];

const TEXT_ACTION_STYLES: Record<ForumDecision, TextActionStyle> = {
  release: {
    title: "Tampilkan",
    consequence: ({ kind }) =>
      `${kind === "topik" ? "Topik" : "Komentar"} ini tampil untuk umum. Laporan warga tentangnya dianggap selesai.`,
    words: null,
    templates: [],
    submit: "Tampilkan untuk umum",
  },
  hide: {
    title: "Sembunyikan",
    danger: true,
    consequence: ({ kind }) =>
      kind === "topik"
        ? "Topik ini hilang dari forum bersama semua komentarnya. Penulisnya dapat membaca alasannya; Anda dapat memulihkannya."
        : "Komentar ini hilang dari topiknya. Penulisnya dapat membaca alasannya; Anda dapat memulihkannya.",
    words,
    templates: HIDING,
    submit: "Sembunyikan",
  },
  restore: {
    title: "Pulihkan",
    consequence: () => "Tulisan ini tampil lagi untuk umum, di tempatnya semula.",
    words: { ...words, hint: "Tercatat bersama keputusan ini." },
    templates: ["Setelah diperiksa lagi, tulisan ini tidak melanggar aturan."],
    submit: "Pulihkan",
  },
};

const REASONS = ["Memuat data pribadi orang lain.", "Kategori yang lebih tepat.", "Memuat tautan iklan."];

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

/** What staff may do with a text; each asks first and says what will follow. */
function TextActions({ text }: { text: DeskTextView }) {
  const { busy, perform } = useUndoableAction();
  const [open, setOpen] = useState<ForumDecision | "edit" | null>(null);
  const [draft, setDraft] = useState("");
  const look = open === null || open === "edit" ? null : TEXT_ACTION_STYLES[open];
  const name = nameOf(text);

  async function send(decision: ForumDecision, words: string) {
    setOpen(null);
    const key = randomKey();
    const { kind, id } = text;
    const decide = async () => {
      const body = { kind, id, decision, ...(words ? { words } : {}) };
      const acted = await fetchJson<ActedView>("/api/admin/threads/decide", { method: "POST", body, key });
      setDraft("");
      return acted;
    };
    await perform(decision, decide, { path: "/api/admin/threads/undo", body: { kind, id } });
  }

  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">Tindakan untuk {name}</legend>
      {decisionsFor(text).map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === "release" || decision === "restore" ? "primary" : "secondary"}
          busy={busy === decision}
          onClick={() => setOpen(decision)}
        >
          {TEXT_ACTION_STYLES[decision].title}
        </Button>
      ))}
      <Button size="small" variant="secondary" onClick={() => setOpen("edit")}>
        Sunting<span className="sr-only"> {name}</span>
      </Button>
      <WriterActions kind={text.kind} id={text.id} name={name} heldReason={text.heldReason} />
      {open === "edit" ? <TextEdit text={text} name={name} onClose={() => setOpen(null)} /> : null}
      {look !== null && open !== null && open !== "edit" ? (
        <WordsDialog
          look={look}
          consequence={look.consequence(text)}
          about={
            <>
              <strong className="text-ink">{name}</strong> · {text.author} · {text.title}
            </>
          }
          draft={draft}
          onClose={() => setOpen(null)}
          onSubmit={(words) => {
            setDraft(words);
            void send(open, words);
          }}
        />
      ) : null}
    </fieldset>
  );
}

/** Staff's correction of a text of the forum. */
function TextEdit({ text, name, onClose }: { text: DeskTextView; name: string; onClose: () => void }) {
  const { kind, id, threadId, title, category, content } = text;
  const props = { text, name, onClose };
  return (
    <Dialog open onClose={onClose} title={`Sunting ${kind}`}>
      {kind === "topik" ? (
        <EditForm
          {...props}
          fields={STAFF_TOPIC_EDIT}
          path={`/api/admin/threads/${id}`}
          initial={{ title, category, content }}
        />
      ) : (
        <EditForm
          {...props}
          fields={STAFF_COMMENT_EDIT}
          path={`/api/admin/threads/${threadId}/comments/${id}`}
          initial={{ content }}
        />
      )}
    </Dialog>
  );
}

interface EditFormProps<Declared extends Fields> {
  text: DeskTextView;
  name: string;
  fields: Declared;
  path: string;
  initial: Partial<Values<Declared>>;
  onClose: () => void;
}

/** It stays open until the server has taken it. */
function EditForm({ text, name, fields, path, initial, onClose }: EditFormProps<Fields>) {
  const form = useForm<Fields, { message: string }>(fields, {
    initial,
    trusted: true,
    idPrefix: "sunting-",
    more: () => ({ seen_edited_at: text.editedAt }),
    send: (body) => fetchJson(path, { method: "PATCH", body }),
    onSent: useSaved(onClose),
    unexplained: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label={`Sunting ${name}`}
      className="grid gap-4"
      note="Pembaca melihat bahwa tulisan ini disunting pengelola. Setelah itu penulisnya tidak dapat mengubahnya lagi."
      send="Simpan perubahan"
      sending="Menyimpan…"
      look={{}}
      frame={(button) => <DialogButtons onClose={onClose}>{button}</DialogButtons>}
    >
      {Object.keys(initial).map((field) => form.field(field))}
      <EditReason field={form.field} reasons={REASONS} />
    </Form>
  );
}

/** What staff may do now with a text. */
export function decisionsFor({ queue, heldReason, flags }: DeskTextView): ForumDecision[] {
  if (queue === "HIDDEN") return ["restore"];
  const waits = queue === "WAITING" || heldReason !== null || flags.length > 0;
  return waits ? ["release", "hide"] : ["hide"];
}

function nameOf({ kind, id }: DeskTextView): string {
  return `${kind === "topik" ? "Topik" : "Komentar"} nomor ${id}`;
}
