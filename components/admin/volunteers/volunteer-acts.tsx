"use client";

import { useState } from "react";
import { useAct } from "@/components/accounts/use-act";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Button } from "@/components/ui/button";
import { fetchJson } from "@/lib/http/fetch-json";
import type { VolunteerAct } from "@/lib/volunteers/rules-desk";
import type { DeskVolunteerView } from "@/lib/volunteers/view-desk";

const WRITER_LOOK = {
  title: "Sembunyikan semua dari pengirim ini",
  danger: true,
  words: null,
  templates: [],
  submit: "Sembunyikan semua",
};
const CONSEQUENCE =
  "Semua relawan yang didaftarkan dari akun atau peramban yang sama tidak tampil lagi untuk umum. Masing-masing dapat ditampilkan kembali.";

/** What staff may do with one volunteer. Each can be taken back by another; only hiding many asks first. */
export function VolunteerActs({ volunteer }: { volunteer: DeskVolunteerView }) {
  const { busy, run } = useAct();
  const [asking, setAsking] = useState(false);
  const { id, nama, hidden, heldReason } = volunteer;

  function act(action: VolunteerAct) {
    setAsking(false);
    void run(action, async () => {
      const body = { action };
      return (await fetchJson<{ message: string }>(`/api/admin/volunteers/${id}`, { method: "POST", body })).message;
    });
  }

  return (
    <span className="flex flex-wrap gap-2">
      {hidden || heldReason !== null ? (
        <Button size="small" busy={busy === "show"} onClick={() => act("show")} aria-label={`Tampilkan ${nama}`}>
          Tampilkan
        </Button>
      ) : null}
      {hidden ? null : (
        <Button
          size="small"
          variant="secondary"
          busy={busy === "hide"}
          onClick={() => act("hide")}
          aria-label={`Sembunyikan ${nama}`}
        >
          Sembunyikan
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={busy === "hide_writer"}
        onClick={() => setAsking(true)}
        aria-label={`Sembunyikan semua dari pengirim ${nama}`}
      >
        Semua dari pengirim
      </Button>
      {asking ? (
        <WordsDialog
          look={WRITER_LOOK}
          consequence={CONSEQUENCE}
          about={nama}
          draft=""
          onClose={() => setAsking(false)}
          onSubmit={() => act("hide_writer")}
        />
      ) : null}
    </span>
  );
}
