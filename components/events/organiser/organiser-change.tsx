"use client";

import { useState } from "react";
import { EditEvent } from "@/components/events/edit/edit-event";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import { MAX_REPEATS } from "@/lib/events/event/rules";
import type { EventDetailView, EventView } from "@/lib/events/event/view";
import { cancelledReach, cancelReach } from "@/lib/events/registration/rules-reach";
import type { ReachView } from "@/lib/events/registration/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { keyBody } from "./organiser-key";
import type { OrganiserProps } from "./organiser-tabs";

interface OrganiserCancelProps {
  event: EventDetailView;
  reach: ReachView;
  token: string | null;
  onChanged: () => void;
}

interface OrganiserChangeProps extends OrganiserProps {
  tileUrl: string;
  /** The map loads with the tab. */
  opened: boolean;
  onChanged: () => void;
}

/** Repeating the event; changing and calling off, as long as it has not begun. */
export function OrganiserChange(props: OrganiserChangeProps) {
  const { event } = props.view;
  if (event.cancelled) return <Notice title="Kegiatan yang dibatalkan tidak dapat diubah lagi." />;
  return (
    <div className="grid max-w-160 gap-10">
      <OrganiserEdit {...props} />
      <OrganiserRepeat event={event} token={props.token} />
    </div>
  );
}

function OrganiserEdit({ view: { event, reach }, token, tileUrl, opened, onChanged }: OrganiserChangeProps) {
  // Not the event as it is loaded anew meanwhile: that would take away what is being typed.
  const [edited, setEdited] = useState<EventView & { revision: number }>(event);
  const [seen, setSeen] = useState(opened);
  if (opened && !seen) setSeen(true);
  if (new Date(event.date) <= new Date()) {
    return (
      <Notice title="Kegiatan yang sudah dimulai tidak dapat diubah lagi. Hasilnya dapat diisi di bagian “Hasil”." />
    );
  }
  if (!seen) return null;
  return (
    <>
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
      <OrganiserCancel event={event} reach={reach} token={token} onChanged={onChanged} />
    </>
  );
}

const RHYTHMS = [
  { value: "week", label: "Setiap pekan, hari yang sama" },
  { value: "month", label: "Setiap bulan, hari dan pekan yang sama" },
];
const TIMES = Array.from({ length: MAX_REPEATS }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} kali lagi`,
}));

/** Puts the event up again on later days, as "Jumat bersih" is. */
function OrganiserRepeat({ event, token }: Omit<OrganiserCancelProps, "onChanged" | "reach">) {
  const { state, form } = useSubmit<"every" | "times", { added: number }>(["every", "times"], {
    check: () => null,
    send: ({ every, times }, key) =>
      fetchJson<{ added: number }>(`/api/events/${event.id}/repeat`, {
        method: "POST",
        body: { every, times: Number(times), ...keyBody(token) },
        key,
      }),
    onSent: ({ added }) =>
      showToast({
        text: added === 0 ? "Semua tanggal itu sudah ada." : `${added} kegiatan ditambahkan ke rangkaian ini.`,
      }),
    failed: "Rangkaian belum dibuat. Silakan coba lagi.",
  });
  return (
    <section aria-labelledby="ulangi-kegiatan" className="grid gap-3 border-t border-line pt-6">
      <h3 id="ulangi-kegiatan" className="text-xl">
        Adakan lagi secara berkala
      </h3>
      <p className="measure text-ink-soft">
        Seperti Jumat bersih: isi, tempat, dan kapasitasnya sama, pendaftarannya sendiri-sendiri, tanpa foto. Tautan
        pribadi kegiatan pertama mengelola semuanya.
      </p>
      <form {...form} aria-label="Adakan lagi" className="grid items-end gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2 empty:hidden">
          <SubmitOutcome state={state} idPrefix="ulang-" />
        </div>
        <Field id="ulang-every" name="every" label="Seberapa sering" required error={state.errors.every}>
          {(control) => <Select {...control} options={RHYTHMS} />}
        </Field>
        <Field id="ulang-times" name="times" label="Berapa kali" required error={state.errors.times}>
          {(control) => <Select {...control} options={TIMES} defaultValue="4" />}
        </Field>
        <Button type="submit" variant="secondary" busy={state.busy} className="justify-self-start">
          {state.busy ? "Menambahkan…" : "Adakan lagi"}
        </Button>
      </form>
    </section>
  );
}

/** Calls the event off, with words for everyone who wanted to come. */
function OrganiserCancel({ event, reach, token, onChanged }: OrganiserCancelProps) {
  const [asking, setAsking] = useState(false);
  const { state, form } = useSubmit(["words"], {
    check: ({ words }) =>
      words.trim() === "" ? { message: "", errors: { words: "Alasan pembatalan wajib diisi." } } : null,
    send: ({ words }) =>
      fetchJson<EventView>(`/api/events/${event.id}/cancel`, { method: "POST", body: { words, ...keyBody(token) } }),
    onSent: () => {
      setAsking(false);
      showToast({ text: cancelledReach(reach) });
      onChanged();
    },
    failed: "Kegiatan belum dibatalkan. Silakan coba lagi.",
  });
  return (
    <section aria-labelledby="batalkan-kegiatan" className="grid gap-3 border-t border-line pt-6">
      <h3 id="batalkan-kegiatan" className="text-xl">
        Batalkan kegiatan
      </h3>
      <p className="measure text-ink-soft">Halamannya tetap ada dengan alasan Anda. Ini tidak dapat diurungkan.</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        Batalkan kegiatan…
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Batalkan kegiatan ini?">
        <form {...form} aria-label="Batalkan kegiatan" className="grid gap-4">
          <SubmitOutcome state={state} idPrefix="batal-" />
          <p>
            {event.title}: {cancelReach(reach)}
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
