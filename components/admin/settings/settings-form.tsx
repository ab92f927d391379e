"use client";

import { useRouter } from "next/navigation";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { ParagraphsField } from "@/components/forms/typed-field";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { phoneText } from "@/lib/layout/contact";
import { SETTINGS_LENGTH } from "@/lib/settings/rules";
import type { SiteSettingsView } from "@/lib/settings/view";

const FIELDS = ["organisation", "email", "whatsapp", "repository", "social"] as const;

/** The settings of one line each. */
const LINES = [
  { name: "organisation", label: "Nama organisasi", hint: undefined, type: "text" },
  { name: "email", label: "Email", hint: undefined, type: "email" },
  { name: "whatsapp", label: "Nomor WhatsApp", hint: "Contoh: 0812-3456-7890.", type: "tel" },
  {
    name: "repository",
    label: "Alamat kode sumber",
    hint: "Profil atau repositori pengembang, misalnya https://kode.example/sulur.",
    type: "text",
  },
] as const;

export function SettingsForm({ settings }: { settings: SiteSettingsView }) {
  const router = useRouter();
  const texts = { ...settings, whatsapp: settings.whatsapp === null ? "" : phoneText(settings.whatsapp) };
  const { state, form } = useSubmit(FIELDS, {
    failed: "Pengaturan belum tersimpan. Silakan coba lagi.",
    check: () => null,
    send: (values) =>
      fetchJson<SiteSettingsView>("/api/admin/settings", {
        method: "PATCH",
        body: { ...values, revision: settings.revision },
      }),
    onSent: () => {
      showToast({ text: "Pengaturan tersimpan." });
      router.refresh();
    },
  });

  return (
    <form {...form} className="grid gap-4">
      <SubmitOutcome state={state} />
      {LINES.map(({ name, label, hint, type }) => (
        <Field key={name} name={name} label={label} hint={hint} error={state.errors[name]}>
          {(control) => (
            <Input {...control} type={type} maxLength={SETTINGS_LENGTH[name]} defaultValue={texts[name] ?? ""} />
          )}
        </Field>
      ))}
      <ParagraphsField
        name="social"
        label="Media sosial"
        hint="Satu per baris: nama=alamat, misalnya Instagram=https://instagram.com/sulur."
        error={state.errors.social}
        rows={4}
        maxLength={SETTINGS_LENGTH.social}
        defaultValue={settings.social.map(({ label, href }) => `${label}=${href}`).join("\n")}
      />
      <div>
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Menyimpan…" : "Simpan pengaturan"}
        </Button>
      </div>
    </form>
  );
}
