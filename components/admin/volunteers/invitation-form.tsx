"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { showToast } from "@/components/ui/toast-store";
import { INVITE } from "@/lib/volunteers/fields-invite";
import { INVITATION } from "@/lib/volunteers/rules";
import type { InvitationChoicesView } from "@/lib/volunteers/view";

/** Mails an area's volunteers about an event ahead. Whom it reaches is decided when it is sent. */
export function InvitationForm({ choices }: { choices: InvitationChoicesView }) {
  const router = useRouter();
  const form = useForm<typeof INVITE, { invited: number }>(INVITE, {
    to: "/api/admin/volunteers/invitations",
    trusted: true,
    again: true,
    idPrefix: "undang-",
    onSent: ({ invited }) => {
      showToast({ text: `${invited} relawan diundang lewat email.` });
      form.clear();
      router.refresh();
    },
    unexplained: "Undangan belum terkirim. Silakan coba lagi.",
  });
  const areas = choices.people.map(({ area, count }) => ({
    value: area,
    label: `${area} (${count >= INVITATION.people ? `${count} atau lebih` : count} dapat diundang)`,
  }));
  const events = choices.events.map(({ id, title, when }) => ({ value: String(id), label: `${title}, ${when}` }));
  return (
    <Form
      of={form}
      label="Undang relawan"
      className="needs-script grid gap-4"
      note={null}
      send="Kirim undangan"
      sending="Mengirim undangan…"
      look={{}}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {form.field("daerah", { options: areas, placeholder: "Pilih daerah" })}
        {form.field("event_id", { options: events })}
      </div>
      {form.field("pesan")}
    </Form>
  );
}
