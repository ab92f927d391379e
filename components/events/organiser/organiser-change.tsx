"use client";

import { useState } from "react";
import { EditEvent } from "@/components/events/edit/edit-event";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { CANCEL, REPEAT } from "@/lib/events/attendance/fields-organiser";
import type { EventDetailView, EventView } from "@/lib/events/event/view";
import { cancelledReach, cancelReach } from "@/lib/events/registration/rules-reach";
import type { ReachView } from "@/lib/events/registration/view";
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

/** Puts the event up again on later days, as "Jumat bersih" is. */
function OrganiserRepeat({ event, token }: Omit<OrganiserCancelProps, "onChanged" | "reach">) {
  const form = useForm<typeof REPEAT, { added: number }>(REPEAT, {
    to: `/api/events/${event.id}/repeat`,
    initial: { every: "week", times: "4" },
    trusted: true,
    again: true,
    idPrefix: "ulang-",
    more: () => keyBody(token),
    onSent: ({ added }) =>
      showToast({
        text: added === 0 ? "Semua tanggal itu sudah ada." : `${added} kegiatan ditambahkan ke rangkaian ini.`,
      }),
    unexplained: "Rangkaian belum dibuat. Silakan coba lagi.",
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
      <Form
        of={form}
        label="Adakan lagi"
        className="grid gap-4"
        note={null}
        send="Adakan lagi"
        sending="Menambahkan…"
        look={{ variant: "secondary" }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {form.field("every")}
          {form.field("times")}
        </div>
      </Form>
    </section>
  );
}

/** Calls the event off, with words for everyone who wanted to come. */
function OrganiserCancel({ event, reach, token, onChanged }: OrganiserCancelProps) {
  const [asking, setAsking] = useState(false);
  const form = useForm<typeof CANCEL, EventView>(CANCEL, {
    to: `/api/events/${event.id}/cancel`,
    trusted: true,
    idPrefix: "batal-",
    more: () => keyBody(token),
    summary: () => "",
    onSent: () => {
      setAsking(false);
      showToast({ text: cancelledReach(reach) });
      onChanged();
    },
    unexplained: "Kegiatan belum dibatalkan. Silakan coba lagi.",
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
        <Form
          of={form}
          label="Batalkan kegiatan"
          className="grid gap-4"
          title={
            <p>
              {event.title}: {cancelReach(reach)}
            </p>
          }
          note={null}
          send="Batalkan kegiatan"
          sending="Membatalkan…"
          look={{ variant: "danger" }}
          beside={
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Tidak jadi
            </Button>
          }
        >
          {form.field("words")}
        </Form>
      </Dialog>
    </section>
  );
}
