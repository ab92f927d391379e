"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { phoneText } from "@/lib/layout/contact";
import { SETTINGS } from "@/lib/settings/fields";
import type { SiteSettingsView } from "@/lib/settings/view";

export function SettingsForm({ settings }: { settings: SiteSettingsView }) {
  const router = useRouter();
  const { organisation, email, whatsapp, repository, social, revision } = settings;
  const form = useForm<typeof SETTINGS, SiteSettingsView>(SETTINGS, {
    initial: {
      organisation: organisation ?? "",
      email: email ?? "",
      whatsapp: whatsapp === null ? "" : phoneText(whatsapp),
      repository: repository ?? "",
      social: social.map(({ label, href }) => `${label}=${href}`).join("\n"),
    },
    trusted: true,
    whole: true,
    again: true,
    more: () => ({ revision }),
    send: (body) => fetchJson<SiteSettingsView>("/api/admin/settings", { method: "PATCH", body }),
    onSent: () => {
      showToast({ text: "Pengaturan tersimpan." });
      router.refresh();
    },
    unexplained: "Pengaturan belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label="Pengaturan situs"
      note={null}
      className="grid gap-4"
      send="Simpan pengaturan"
      sending="Menyimpan…"
      look={{}}
    >
      {form.field("organisation")}
      {form.field("email")}
      {form.field("whatsapp")}
      {form.field("repository")}
      {form.field("social")}
    </Form>
  );
}
