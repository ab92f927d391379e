"use client";

import { useState } from "react";
import { useUndoableAct } from "@/components/admin/desk/use-undoable-act";
import { WordsDialog, type WordsLook } from "@/components/admin/desk/words-dialog";
import { WriterActs } from "@/components/admin/desk/writer-acts";
import { Button } from "@/components/ui/button";
import type { ActedView } from "@/lib/desk/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { UPDATE_LENGTH, type UpdateDecision, type UpdateQueue } from "@/lib/reports/updates/rules";
import type { DeskUpdateView } from "@/lib/reports/updates/view";

const API = "/api/admin/reports/updates";

const words = { name: "words", label: "Alasan", hint: "Tercatat.", required: true, max: UPDATE_LENGTH.words };

const TITLES: Record<UpdateDecision, string> = { release: "Tampilkan", hide: "Sembunyikan", restore: "Pulihkan" };

type Explained = Exclude<UpdateDecision, "release">;

const LOOKS: Record<
  Explained,
  Pick<WordsLook<never>, "danger" | "words" | "templates" | "submit"> & { consequence: string }
> = {
  hide: {
    danger: true,
    consequence: "Kabar ini tidak tampil untuk umum. Anda dapat memulihkannya.",
    words,
    templates: ["Memuat data pribadi orang lain.", "Bukan tentang laporan ini.", "Fotonya bukan dari tempat ini."],
    submit: "Sembunyikan",
  },
  restore: {
    consequence: "Kabar ini tampil lagi pada laporannya.",
    words,
    templates: ["Setelah diperiksa lagi, kabar ini tidak melanggar aturan."],
    submit: "Pulihkan",
  },
};

const DECISIONS: Record<UpdateQueue, UpdateDecision[]> = {
  WAITING: ["release", "hide"],
  SHOWN: ["hide"],
  HIDDEN: ["restore"],
};

/** What staff may do with an update; showing one takes a single press, the rest says what will follow. */
export function UpdateActs({ update }: { update: DeskUpdateView }) {
  const { busy, perform } = useUndoableAct();
  const [open, setOpen] = useState<Explained | null>(null);
  const [draft, setDraft] = useState("");
  const { id, queue } = update;
  const name = `Kabar nomor ${id}`;

  async function send(decision: UpdateDecision, reason: string) {
    setOpen(null);
    const key = randomKey();
    const decide = async () => {
      const body = { id, decision, ...(reason ? { words: reason } : {}) };
      const acted = await fetchJson<ActedView>(`${API}/decide`, { method: "POST", body, key });
      setDraft("");
      return acted;
    };
    await perform(decision, decide, { path: `${API}/undo`, body: { id } });
  }

  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">Tindakan untuk {name}</legend>
      {DECISIONS[queue].map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === "hide" ? "secondary" : "primary"}
          busy={busy === decision}
          onClick={() => (decision === "release" ? void send(decision, "") : setOpen(decision))}
        >
          {TITLES[decision]}
        </Button>
      ))}
      <WriterActs kind="kabar" id={id} name={name} heldReason={update.heldReason} />
      {open === null ? null : (
        <WordsDialog
          look={{ title: TITLES[open], ...LOOKS[open] }}
          consequence={LOOKS[open].consequence}
          about={<strong className="text-ink">{name}</strong>}
          draft={draft}
          onClose={() => setOpen(null)}
          onSubmit={(reason) => {
            setDraft(reason);
            void send(open, reason);
          }}
        />
      )}
    </fieldset>
  );
}
