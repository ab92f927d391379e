"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ActedView } from "@/lib/desk/view";
import { isHiddenWithWriter } from "@/lib/holding/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { HIDING_WORDS, type WritingKind } from "@/lib/review/writings/rules";
import { useUndoableAction } from "./use-undoable-action";
import { WordsDialog } from "./words-dialog";

/** How hiding and showing everything of one writer are explained. */
export const HIDING_STYLE = {
  title: "Sembunyikan semua dari penulis ini",
  danger: true,
  words: {
    name: "words",
    label: "Alasan",
    hint: "Tercatat, dan dibaca penulisnya pada tulisan forumnya. Tulislah dengan jelas dan sopan.",
    required: true,
    max: HIDING_WORDS,
  },
  templates: [
    "Mengirim iklan atau tautan berulang kali.",
    "Kiriman yang tidak benar berulang kali.",
    "Kata-katanya menyerang orang lain.",
  ],
  submit: "Sembunyikan semuanya",
};

export const HIDING_CONSEQUENCE =
  "Laporan, lokasi, topik, komentar, pendaftaran relawan, bank sampah, dan event dari akun atau peramban yang sama tidak lagi tampil untuk umum, dan peserta eventnya yang meninggalkan email diberi tahu. Yang sudah diverifikasi pengelola tetap tampak. Semuanya dapat ditampilkan lagi sekaligus.";

const SHOWING_STYLE = {
  title: "Tampilkan lagi semua dari penulis ini",
  words: null,
  templates: [],
  submit: "Tampilkan semuanya",
};

const SHOWING_CONSEQUENCE =
  "Semua yang disembunyikan bersama kiriman ini tampil lagi untuk umum. Yang disembunyikan karena hal lain tetap tersembunyi.";

interface WriterActionsProps {
  kind: WritingKind;
  id: number;
  /** What the thing is called, e.g. "Topik nomor 3". */
  name: string;
  heldReason: string | null;
  /** The thing may be another by now. */
  onDone?: () => void;
}

/** Hides or shows everything that the writer of one thing has sent, without saying who that is. */
export function WriterActions({ kind, id, name, heldReason, onDone }: WriterActionsProps) {
  const { busy, perform } = useUndoableAction();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState("");
  const act = isHiddenWithWriter(heldReason) ? "restore" : "hide";
  const look = act === "hide" ? HIDING_STYLE : SHOWING_STYLE;

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
      <Button
        size="small"
        variant="quiet"
        className="text-left text-balance"
        busy={busy !== null}
        onClick={() => setOpen(true)}
      >
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
