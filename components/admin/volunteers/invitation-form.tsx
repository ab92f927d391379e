"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { INVITATION } from "@/lib/volunteers/rules";
import type { InvitationChoicesView } from "@/lib/volunteers/view";

const FIELDS = ["daerah", "event_id", "pesan"] as const;

/** Mails an area's volunteers about an event ahead. Whom it reaches is decided when it is sent. */
export function InvitationForm({ choices }: { choices: InvitationChoicesView }) {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const { state, form } = useSubmit(FIELDS, {
    failed: "Undangan belum terkirim. Silakan coba lagi.",
    check: ({ daerah, event_id }) => {
      const errors = {
        ...(daerah === "" ? { daerah: "Pilih daerah." } : {}),
        ...(event_id === "" ? { event_id: "Pilih kegiatan." } : {}),
      };
      return Object.keys(errors).length > 0 ? { message: "Ada isian yang perlu diperbaiki", errors } : null;
    },
    send: ({ daerah, event_id, pesan }, key) =>
      fetchJson<{ invited: number }>("/api/admin/volunteers/invitations", {
        method: "POST",
        body: { daerah, event_id: Number(event_id), pesan },
        key,
      }),
    onSent: ({ invited }) => {
      showToast({ text: `${invited} relawan diundang lewat email.` });
      setRound(round + 1);
      router.refresh();
    },
  });
  const areas = choices.people.map(({ area, count }) => ({
    value: area,
    label: `${area} (${count >= INVITATION.people ? `${count} atau lebih` : count} dapat diundang)`,
  }));
  const events = choices.events.map(({ id, title, when }) => ({ value: String(id), label: `${title}, ${when}` }));
  return (
    <form key={round} {...form} aria-label="Undang relawan" className="needs-script grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <SubmitOutcome state={state} idPrefix="undang-" />
      </div>
      <Field name="daerah" id="undang-daerah" label="Daerah relawan" required error={state.errors.daerah}>
        {(control) => <Select {...control} options={areas} placeholder="Pilih daerah" />}
      </Field>
      <Field name="event_id" id="undang-event_id" label="Kegiatan" required error={state.errors.event_id}>
        {(control) => <Select {...control} options={events} placeholder="Pilih kegiatan" />}
      </Field>
      <Field name="pesan" id="undang-pesan" label="Pesan" error={state.errors.pesan} className="sm:col-span-2">
        {(control) => <Textarea {...control} rows={3} maxLength={INVITATION.words} />}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Mengirim undangan…" : "Kirim undangan"}
        </Button>
      </div>
    </form>
  );
}
