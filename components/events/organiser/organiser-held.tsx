"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import type { HeldNetworkView, ManagedRegistrantsView } from "@/lib/events/registration/view";
import { formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import type { RegistrantActs } from "./use-registrants";

interface OrganiserHeldProps {
  view: ManagedEventView;
  acts: RegistrantActs;
}

/** Registrations beyond the share of their network: let all in, or take a network out. */
export function OrganiserHeld({ view: { held, event }, acts }: OrganiserHeldProps) {
  const [first] = held;
  if (first === undefined) return null;
  const people = held.reduce((sum, network) => sum + network.held, 0);
  const free = event.capacity - event.registered;
  const until = held.map((network) => network.until).sort()[0] ?? first.until;
  return (
    <Notice tone="wait" title={`${formatCount(people)} orang menunggu keputusan Anda`}>
      <p>
        Banyak pendaftar tanpa akun atau email terkonfirmasi datang dari jaringan internet yang sama. Mungkin satu
        sekolah atau kampung, mungkin kiriman palsu. Tanpa jawaban, mereka gugur mulai{" "}
        {formatDateTime(until, event.zone)}.
      </p>
      <Button
        className="mt-3"
        busy={acts.busy === "accept"}
        onClick={() => acts.decide("accept", { action: "accept" }, (done) => acceptedMessage(done, free))}
      >
        {acts.busy === "accept" ? "Menerima…" : "Terima semua"}
      </Button>
      <ul className="mt-4 grid gap-3">
        {held.map((network, place) => (
          <HeldNetwork key={network.registration_id} network={network} number={place + 1} acts={acts} />
        ))}
      </ul>
    </Notice>
  );
}

/** @param free seats before the press; whoever finds none waits in line */
function acceptedMessage({ people, held }: ManagedRegistrantsView, free: number): string {
  const rest = people > free ? " Yang tidak kebagian tempat masuk daftar tunggu." : "";
  const accepted = `${formatCount(people)} orang diterima.${rest}`;
  if (held === 0) return accepted;
  return `${accepted} ${formatCount(held)} orang pernah dikeluarkan; terima satu per satu di daftar pendaftar.`;
}

interface HeldNetworkProps {
  network: HeldNetworkView;
  number: number;
  acts: RegistrantActs;
}

function HeldNetwork({ network: { registration_id: id, held, seated }, number, acts }: HeldNetworkProps) {
  const [asking, setAsking] = useState(false);
  const all = `${formatCount(held + seated)} orang`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <span>
        Jaringan {number}: {formatCount(held)} orang menunggu, {formatCount(seated)} sudah mendapat tempat
      </span>
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        Keluarkan jaringan {number}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Keluarkan ${all}?`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Tidak jadi
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                const decision = { action: "remove", registration_id: id, network: true } as const;
                acts.decide("remove", decision, ({ people }) => `${formatCount(people)} orang dikeluarkan.`);
              }}
            >
              Keluarkan
            </Button>
          </>
        }
      >
        <p>
          Semua pendaftar jaringan ini yang tanpa akun atau email terkonfirmasi keluar, juga yang sudah mendapat tempat.
          Yang mendaftar lagi dari sana menunggu keputusan Anda dahulu.
        </p>
      </Dialog>
    </li>
  );
}
