import { useState } from "react";
import { useUndoableAction } from "@/components/admin/desk/use-undoable-action";
import { WordsDialog, type WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { WriterActions } from "@/components/admin/desk/writer-actions";
import { Button } from "@/components/ui/button";
import type { ActedView } from "@/lib/desk/view";
import { FORUM_LENGTH, type ForumDecision } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { TextEdit } from "./text-edit";

type TextActionStyle = Pick<
  WordsDialogStyle<DeskTextView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

/** The reason of a decision on a text. */
export const REASON = {
  name: "words",
  label: "Alasan",
  hint: "Dibaca oleh penulisnya dan tercatat. Tulislah dengan jelas dan sopan.",
  required: true,
  max: FORUM_LENGTH.words,
  empty: "Alasan wajib diisi. Penulisnya dapat membacanya.",
};

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
    words: REASON,
    templates: HIDING,
    submit: "Sembunyikan",
  },
  restore: {
    title: "Pulihkan",
    consequence: () => "Tulisan ini tampil lagi untuk umum, di tempatnya semula.",
    words: { ...REASON, hint: "Tercatat bersama keputusan ini." },
    templates: ["Setelah diperiksa lagi, tulisan ini tidak melanggar aturan."],
    submit: "Pulihkan",
  },
};

/** The actions of staff on a text; each asks first and names its consequence. */
export function TextActions({ text }: { text: DeskTextView }) {
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

/** The decisions that a text allows now. */
export function decisionsFor({ queue, heldReason, flags }: DeskTextView): ForumDecision[] {
  if (queue === "HIDDEN") return ["restore"];
  const waits = queue === "WAITING" || heldReason !== null || flags.length > 0;
  return waits ? ["release", "hide"] : ["hide"];
}

export function nameOf({ kind, id }: DeskTextView): string {
  return `${kind === "topik" ? "Topik" : "Komentar"} nomor ${id}`;
}
