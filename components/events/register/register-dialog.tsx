"use client";

import { WhenNear } from "@/components/forms/when-near";
import { Dialog } from "@/components/ui/dialog";
import { remainingSeats } from "@/lib/events/event/rules";
import type { Registering } from "./use-registering";

const load = () => import("./register-form").then(({ RegisterForm }) => RegisterForm);

/** The form loads when it is asked for: most visitors only look. */
export function RegisterDialog({ registering }: { registering: Registering }) {
  const { target, close, made, typed } = registering;
  const full = target !== null && remainingSeats(target) === 0;
  return (
    <Dialog open={target !== null} onClose={close} title={full ? "Masuk daftar tunggu" : "Daftar kegiatan"}>
      {target ? (
        <WhenNear
          label="Formulir pendaftaran"
          load={load}
          props={{ event: target, onMade: made, onClose: close, typed }}
          className="min-h-80"
        />
      ) : null}
    </Dialog>
  );
}
