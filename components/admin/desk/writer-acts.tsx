"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { isHiddenWithWriter, type WritingKind } from "@/lib/admin/rules";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { useUndoableAct } from "./use-undoable-act";
import { WordsDialog } from "./words-dialog";
import { HIDING_CONSEQUENCE, HIDING_LOOK, SHOWING_CONSEQUENCE, SHOWING_LOOK } from "./writer-looks";

interface WriterActsProps {
  kind: WritingKind;
  id: number;
  /** What the thing is called, e.g. "Topik nomor 3". */
  name: string;
  heldReason: string | null;
  /** The thing may be another by now. */
  onDone?: () => void;
}

/** Hides or shows everything that the writer of one thing has sent, without saying who that is. */
export function WriterActs({ kind, id, name, heldReason, onDone }: WriterActsProps) {
  const { busy, perform } = useUndoableAct();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState("");
  const act = isHiddenWithWriter(heldReason) ? "restore" : "hide";
  const look = act === "hide" ? HIDING_LOOK : SHOWING_LOOK;

  async function send(words: string) {
    setOpen(false);
    const key = randomKey();
    const undo = { path: "/api/admin/writings/undo", body: { kind, id } };
    const send = async () => {
      const body = { kind, id, ...(act === "hide" ? { words } : {}) };
      const acted = await fetchJson<ActedView>(`/api/admin/writings/${act}`, { method: "POST", body, key });
      setDraft("");
      return acted;
    };
    await perform(act, send, undo);
    onDone?.();
  }

  return (
    <>
      <Button size="small" variant="quiet" busy={busy !== null} onClick={() => setOpen(true)}>
        {look.title}
        <span className="sr-only">: {name}</span>
      </Button>
      {open ? (
        <WordsDialog
          look={look}
          consequence={act === "hide" ? HIDING_CONSEQUENCE : SHOWING_CONSEQUENCE}
          about={<strong className="text-ink">{name}</strong>}
          draft={draft}
          onClose={() => setOpen(false)}
          onSubmit={(words) => {
            setDraft(words);
            void send(words);
          }}
        />
      ) : null}
    </>
  );
}
