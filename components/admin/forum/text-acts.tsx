"use client";

import { useState } from "react";
import { useUndoableAct } from "@/components/admin/desk/use-undoable-act";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { WriterActs } from "@/components/admin/desk/writer-acts";
import { Button } from "@/components/ui/button";
import type { ActedView } from "@/lib/desk/view";
import type { ForumDecision } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { ACT_LOOKS, decisionsFor, nameOf } from "./act-looks";
import { TextEdit } from "./text-edit";

/** What staff may do with a text; each asks first and says what will follow. */
export function TextActs({ text }: { text: DeskTextView }) {
  const { busy, perform } = useUndoableAct();
  const [open, setOpen] = useState<ForumDecision | "edit" | null>(null);
  const [draft, setDraft] = useState("");
  const look = open === null || open === "edit" ? null : ACT_LOOKS[open];
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
          {ACT_LOOKS[decision].title}
        </Button>
      ))}
      <Button size="small" variant="secondary" onClick={() => setOpen("edit")}>
        Sunting<span className="sr-only"> {name}</span>
      </Button>
      <WriterActs kind={text.kind} id={text.id} name={name} heldReason={text.heldReason} />
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
