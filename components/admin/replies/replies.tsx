"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { ButtonLink } from "@/components/ui/button-link";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { REPLY } from "@/lib/reports/desk/replies/fields";
import type { ReplyTemplateView } from "@/lib/reports/desk/replies/view";

const API = "/api/admin/reports/templates";
const PAGE = "/admin/laporan/balasan";

/** A new sentence, or one that is changed. */
export function ReplyForm({ reply }: { reply: ReplyTemplateView | null }) {
  const router = useRouter();
  const form = useForm<typeof REPLY, ReplyTemplateView>(REPLY, {
    initial: { action: reply?.action ?? "reject", damage_type: reply?.damage_type ?? "", text: reply?.text ?? "" },
    trusted: true,
    again: true,
    more: () => (reply ? { revision: reply.revision } : {}),
    send: (body, key) => fetchJson(reply ? `${API}/${reply.id}` : API, { method: reply ? "PATCH" : "POST", body, key }),
    onSent: () => {
      showToast({ text: "Kalimat tersimpan." });
      form.clear();
      if (reply) router.push(PAGE);
      router.refresh();
    },
    unexplained: "Kalimat belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label="Kalimat siap pakai"
      className="grid gap-4"
      note={null}
      send={reply ? "Simpan perubahan" : "Tambah kalimat"}
      sending="Menyimpan…"
      look={{}}
      beside={
        reply ? (
          <ButtonLink href={PAGE} variant="secondary">
            Batal
          </ButtonLink>
        ) : null
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {form.field("action")}
        {form.field("damage_type", { placeholder: "Semua jenis" })}
      </div>
      {form.field("text")}
    </Form>
  );
}
