"use client";

import { useState } from "react";
import { useAct } from "@/components/accounts/use-act";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Button } from "@/components/ui/button";
import type { ForumDecision } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { ACT_LOOKS, decisionsFor, nameOf } from "./act-looks";

/** What staff may do with a text; each asks first and says what will follow. */
export function TextActs({ text }: { text: DeskTextView }) {
  const { busy, run } = useAct();
  const [open, setOpen] = useState<ForumDecision | null>(null);
  const [draft, setDraft] = useState("");
  const look = open === null ? null : ACT_LOOKS[open];
  const name = nameOf(text);

  async function send(decision: ForumDecision, words: string) {
    setOpen(null);
    const key = randomKey();
    await run(decision, async () => {
      const body = { kind: text.kind, id: text.id, decision, ...(words ? { words } : {}) };
      await fetchJson("/api/admin/threads/decide", { method: "POST", body, key });
      setDraft("");
      return `${name} ${ACT_LOOKS[decision].done}`;
    });
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
      {open !== null && look !== null ? (
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
