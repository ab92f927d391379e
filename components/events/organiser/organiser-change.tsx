"use client";

import { useState } from "react";
import { EditEvent } from "@/components/events/edit/edit-event";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import type { EventDetailView, EventView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { keyBody } from "./organiser-key";
import type { OrganiserProps } from "./organiser-tabs";

interface OrganiserCancelProps {
  event: EventDetailView;
  token: string | null;
  onChanged: () => void;
}

interface OrganiserChangeProps extends OrganiserProps {
  tileUrl: string;
  /** The map loads with the tab. */
  opened: boolean;
  onChanged: () => void;
}

/** Changing and calling off, as long as the event has not begun. */
export function OrganiserChange({ view: { event }, token, tileUrl, opened, onChanged }: OrganiserChangeProps) {
  // Not the event as it is loaded anew meanwhile: that would take away what is being typed.
  const [edited, setEdited] = useState<EventView & { revision: number }>(event);
  const [seen, setSeen] = useState(opened);
  if (opened && !seen) setSeen(true);
  if (event.cancelled) return <Notice title="Kegiatan yang dibatalkan tidak dapat diubah lagi." />;
  if (new Date(event.date) <= new Date()) {
    return (
      <Notice title="Kegiatan yang sudah dimulai tidak dapat diubah lagi. Hasilnya dapat diisi di bagian “Hasil”." />
    );
  }
  if (!seen) return null;
  return (
    <div className="grid max-w-160 gap-10">
      <EditEvent
        key={edited.revision}
        event={edited}
        tileUrl={tileUrl}
        {...(token === null ? {} : { token })}
        onSaved={(saved) => {
          showToast({ text: `Perubahan pada "${saved.title}" tersimpan.` });
          setEdited({ ...saved, revision: edited.revision + 1 });
          onChanged();
        }}
      />
      <OrganiserCancel event={event} token={token} onChanged={onChanged} />
    </div>
  );
}

/** Calls the event off, with words for everyone who wanted to come. */
function OrganiserCancel({ event, token, onChanged }: OrganiserCancelProps) {
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
