import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import type { Held } from "./use-own-registration";

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
            : `Kursi untuk ${view.people} orang di ${view.event.title} diberikan kepada orang lain dan belum tentu dapat kembali.`}
        </p>
      </Dialog>
    </div>
  );
}
