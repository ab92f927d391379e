import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MAX_PEOPLE } from "@/lib/events/event/rules";
import type { ChangeRegistration } from "@/lib/events/event/schemas";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import type { RequestFailed } from "@/lib/http/fetch-json";

export type HeldAction = ChangeRegistration["action"];

export interface Held {
  view: HeldRegistrationView | undefined;
  /** Why there is nothing to show. */
  error: RequestFailed | undefined;
  reload: () => void;
  /** The action in progress. */
  busy: HeldAction | null;
  /** @param said the text of the notice that it worked */
  change: (action: HeldAction, said: string, people?: number) => Promise<void>;
}

/** A seat became free for somebody who waited. */
export function SeatOffer({ held, view }: { held: Held; view: HeldRegistrationView }) {
  return (
    <Button
      size="large"
      className="justify-self-start"
      busy={held.busy === "accept"}
      onClick={() => void held.change("accept", `Anda terdaftar untuk ${view.people} orang.`)}
    >
      {held.busy === "accept" ? "Menerima tempat…" : "Terima tempat"}
    </Button>
  );
}

/** The link came in a mail, so that a press shows that its holder reads the address. */
export function ConfirmEmail({ held, view }: { held: Held; view: HeldRegistrationView }) {
  const waits = view.status === "HELD";
  return (
    <div className="grid gap-2">
      <Button
        variant={waits ? "primary" : "secondary"}
        className="justify-self-start"
        busy={held.busy === "confirm"}
        onClick={() => void held.change("confirm", "Email ini sudah dikonfirmasi.")}
      >
        {held.busy === "confirm" ? "Mengonfirmasi…" : "Konfirmasi email ini"}
      </Button>
      {waits ? null : (
        <p className="text-sm text-ink-faint">Sesudah itu Anda dapat mendaftarkan sampai {MAX_PEOPLE} orang.</p>
      )}
    </div>
  );
}

/** Gives the seats back, after a question. */
export function CancelRegistration({ held, view }: { held: Held; view: HeldRegistrationView }) {
  const [asking, setAsking] = useState(false);
  const busy = held.busy === "cancel";
  const waiting = view.status === "WAITING";

  async function cancel() {
    await held.change("cancel", "Pendaftaran Anda sudah dibatalkan.");
    setAsking(false);
  }

  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Batalkan pendaftaran
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Batalkan pendaftaran?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Tetap ikut
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {busy ? "Membatalkan…" : "Ya, batalkan"}
            </Button>
          </>
        }
      >
        <p>
          {waiting
            ? `Anda keluar dari daftar tunggu ${view.event.title}. Bila mendaftar lagi, Anda mulai dari belakang.`
            : `Tempat untuk ${view.people} orang di ${view.event.title} diberikan kepada orang lain dan belum tentu dapat kembali.`}
        </p>
      </Dialog>
    </div>
  );
}

/** How many come. A registration with seats can grow only into free ones; the server decides. */
export function RegistrationPeople({ held, view }: { held: Held; view: HeldRegistrationView }) {
  const [people, setPeople] = useState(view.people);
  const most = Math.max(view.people, Math.min(view.most_people, view.event.capacity));
  const busy = held.busy === "change";

  function save(event: FormEvent) {
    event.preventDefault();
    if (people !== view.people) void held.change("change", `Jumlah orang diubah menjadi ${people}.`, people);
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <Field name="people" label="Jumlah orang" required className="min-w-40 flex-1 sm:flex-none">
        {(control) => (
          <Select
            {...control}
            value={String(people)}
            onChange={({ target }) => setPeople(Number(target.value))}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: `${index + 1} orang`,
            }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={busy} disabled={people === view.people}>
        {busy ? "Menyimpan…" : "Simpan jumlah orang"}
      </Button>
    </form>
  );
}
