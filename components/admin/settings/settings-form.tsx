"use client";

import { useRouter } from "next/navigation";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { phoneText } from "@/lib/layout/contact";
import { SETTINGS_LENGTH } from "@/lib/settings/rules";
import type { SiteSettingsView } from "@/lib/settings/view";

const FIELDS = ["organisation", "email", "whatsapp", "repository", "social"] as const;

export function SettingsForm({ settings }: { settings: SiteSettingsView }) {
  const router = useRouter();
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
      <Field name="organisation" label="Nama organisasi" error={state.errors.organisation}>
        {(control) => (
          <Input {...control} maxLength={SETTINGS_LENGTH.organisation} defaultValue={settings.organisation ?? ""} />
        )}
      </Field>
      <Field name="email" label="Email" error={state.errors.email}>
        {(control) => (
          <Input {...control} type="email" maxLength={SETTINGS_LENGTH.email} defaultValue={settings.email ?? ""} />
        )}
      </Field>
      <Field
        name="whatsapp"
        label="Nomor WhatsApp"
        hint="Dengan kode negara, misalnya +62 812-3456-7890."
        error={state.errors.whatsapp}
      >
        {(control) => (
          <Input
            {...control}
            type="tel"
            maxLength={SETTINGS_LENGTH.whatsapp}
            defaultValue={settings.whatsapp === null ? "" : phoneText(settings.whatsapp)}
          />
        )}
      </Field>
      <Field
        name="repository"
        label="Alamat kode sumber"
        hint="Profil atau repositori pengembang, misalnya https://kode.example/sulur."
        error={state.errors.repository}
      >
        {(control) => (
          <Input {...control} maxLength={SETTINGS_LENGTH.repository} defaultValue={settings.repository ?? ""} />
        )}
      </Field>
      <Field
        name="social"
        label="Media sosial"
        hint="Satu per baris: nama=alamat, misalnya Instagram=https://instagram.com/sulur."
        error={state.errors.social}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={SETTINGS_LENGTH.social}
            defaultValue={settings.social.map(({ label, href }) => `${label}=${href}`).join("\n")}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Menyimpan…" : "Simpan pengaturan"}
        </Button>
      </div>
    </form>
  );
}
