"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import type { EventDetailView, EventView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { keyBody } from "./organiser-key";

interface OrganiserCancelProps {
  event: EventDetailView;
  token: string | null;
  onChanged: () => void;
}

/** Calls the event off, with words for everyone who wanted to come. */
export function OrganiserCancel({ event, token, onChanged }: OrganiserCancelProps) {
  const [asking, setAsking] = useState(false);
  const { state, form } = useSubmit(["words"], {
    check: ({ words }) =>
      words.trim() === "" ? { message: "", errors: { words: "Alasan pembatalan wajib diisi." } } : null,
    send: ({ words }) =>
      fetchJson<EventView>(`/api/events/${event.id}/cancel`, { method: "POST", body: { words, ...keyBody(token) } }),
    onSent: () => {
      setAsking(false);
      showToast({ text: "Kegiatan dibatalkan. Kabarnya sedang dikirim kepada yang terdaftar." });
      onChanged();
    },
    failed: "Kegiatan belum dibatalkan. Silakan coba lagi.",
  });
  return (
    <section aria-labelledby="batalkan-kegiatan" className="grid gap-3 border-t border-line pt-6">
      <h3 id="batalkan-kegiatan" className="text-xl">
        Batalkan kegiatan
      </h3>
      <p className="measure text-ink-soft">
        Halamannya tetap ada dengan alasan Anda, dan semua yang terdaftar atau menunggu dikabari lewat email. Ini tidak
        dapat diurungkan.
      </p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        Batalkan kegiatan…
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Batalkan kegiatan ini?">
        <form {...form} aria-label="Batalkan kegiatan" className="grid gap-4">
          <SubmitOutcome state={state} idPrefix="batal-" />
          <p>
            {event.title}: {event.registered} orang terdaftar akan menerima alasan ini.
          </p>
          <Field id="batal-words" name="words" label="Alasan pembatalan" required error={state.errors.words}>
            {(control) => <Textarea {...control} rows={3} maxLength={1000} />}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Tidak jadi
            </Button>
            <Button type="submit" variant="danger" busy={state.busy}>
              {state.busy ? "Membatalkan…" : "Batalkan kegiatan"}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
