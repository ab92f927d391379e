"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { ACTION, sentToForum } from "@/components/forum/forum-request";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { RadioGroup } from "@/components/ui/radio-group";
import { showToast } from "@/components/ui/toast-store";
import { FLAG_REASON_LABELS, FLAG_REASONS } from "@/lib/forum/rules";
import { fetchJson } from "@/lib/http/fetch-json";

const REASONS = FLAG_REASONS.map((value) => ({ value, label: FLAG_REASON_LABELS[value] }));

interface FlagButtonProps {
  /** Address of the topic's or comment's own part of the API. */
  path: string;
  /** What is flagged, e.g. "topik". */
  noun: string;
  /** Who wrote it, for who hears the button. */
  author: string;
}

/** Tells staff that a text should not stand here, and why. */
export function FlagButton({ path, noun, author }: FlagButtonProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const name = `alasan-${path.replace(/\D+/gu, "-")}`;
  const { state, form } = useSubmit([name], {
    check: (values) => (values[name] ? null : { message: "Pilih dahulu satu alasan.", errors: {} }),
    send: (values) => {
      sentToForum.sending();
      return fetchJson(`${path}/flag`, { method: "POST", body: { reason: values[name] } });
    },
    onSent: () => {
      sentToForum.sent();
      setDone(true);
      setOpen(false);
      showToast({ text: `Terima kasih. Pengelola akan memeriksa ${noun} ini.` });
    },
  });

  if (done) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm text-ink-faint">
        <Icon name="flag" size={18} /> Sudah Anda laporkan
      </span>
    );
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${ACTION} needs-script text-ink-soft`}>
        <Icon name="flag" size={18} /> Laporkan<span className="sr-only">{` ${noun} oleh ${author}`}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Laporkan ${noun}`}>
        <form {...form} className="grid gap-4">
          <p className="text-ink-soft">
            Hanya pengelola yang membaca laporan ini. Setelah dilaporkan beberapa orang, {noun} disembunyikan sampai
            diperiksa.
          </p>
          <SubmitOutcome state={state} />
          <RadioGroup name={name} legend="Apa yang salah?" options={REASONS} required />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Batal
            </Button>
            <Button type="submit" busy={state.busy}>
              {state.busy ? "Mengirim…" : `Laporkan ${noun}`}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
