"use client";

import { sentHint } from "@/components/forms/sent-hint";
import { useOwn } from "@/components/forms/use-own";
import { Notice } from "@/components/ui/notice";
import type { OwnVolunteerView } from "@/lib/volunteers/view";

export const OWN_VOLUNTEERS = "/api/volunteers/mine";

/** Tells who registered from this browser that staff look at it first. Shows nothing where nobody waits. */
export function OwnVolunteers() {
  const waiting = useOwn<OwnVolunteerView>(OWN_VOLUNTEERS, sentVolunteers).filter(({ held }) => held);
  if (waiting.length === 0) return null;
  return (
    <Notice tone="wait" title="Pendaftaran Anda sedang diperiksa" className="mb-6">
      <ul>
        {waiting.map(({ id, nama, daerah }) => (
          <li key={id}>
            {nama}, {daerah}
          </li>
        ))}
      </ul>
      <p className="mt-1">Hanya Anda yang melihat ini sampai pengelola menampilkannya untuk umum.</p>
    </Notice>
  );
}

/** Whether somebody was registered from this browser. */
export const sentVolunteers = sentHint("sulur:pernah-mendaftar-relawan");
