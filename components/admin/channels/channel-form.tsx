"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { ButtonLink } from "@/components/ui/button-link";
import { showToast } from "@/components/ui/toast-store";
import { CHANNEL } from "@/lib/channels/fields";
import type { DeskChannelView } from "@/lib/channels/view";
import { AGREED } from "@/lib/forms/fields";
import { fetchJson } from "@/lib/http/fetch-json";
import { DAMAGE_TYPES } from "@/lib/reports/rules";

const API = "/api/admin/channels";
const PAGE = "/admin/kanal";

/** First values of the form. @param today `YYYY-MM-DD` */
function initialOf(channel: DeskChannelView | null, today: string) {
  if (channel === null) return { checked_on: today };
  return {
    name: channel.name,
    kind: channel.kind,
    address: channel.typed_address,
    area_code: channel.area_code ?? "",
    needs_identity: channel.needs_identity ? AGREED : "",
    days_forward: String(channel.days_forward),
    days_act: String(channel.days_act),
    source_url: channel.source_url,
    checked_on: channel.checked_on ?? "",
  };
}

/** A new channel, or one that is changed. */
export function ChannelForm({ channel, today }: { channel: DeskChannelView | null; today: string }) {
  const router = useRouter();
  const [kinds, setKinds] = useState<readonly string[]>(channel?.damage_types ?? []);
  const form = useForm<typeof CHANNEL, { id: number }>(CHANNEL, {
    initial: initialOf(channel, today),
    trusted: true,
    again: true,
    more: () => ({ damage_types: kinds, ...(channel ? { revision: channel.revision } : {}) }),
    send: (body, key) =>
      fetchJson(channel ? `${API}/${channel.id}` : API, { method: channel ? "PATCH" : "POST", body, key }),
    onSent: () => {
      showToast({ text: "Kanal tersimpan." });
      form.clear();
      setKinds([]);
      if (channel) router.push(PAGE);
      router.refresh();
    },
    unexplained: "Kanal belum tersimpan. Silakan coba lagi.",
  });
  const toggle = (kind: string, chosen: boolean) =>
    setKinds(chosen ? [...kinds, kind] : kinds.filter((other) => other !== kind));
  return (
    <Form
      of={form}
      label="Kanal"
      className="grid grid-cols-1 gap-4"
      note={null}
      send={channel ? "Simpan perubahan" : "Tambah kanal"}
      sending="Menyimpan…"
      look={{}}
      beside={
        channel ? (
          <ButtonLink href={PAGE} variant="secondary">
            Batal
          </ButtonLink>
        ) : null
      }
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {form.field("name")}
        {form.field("area_code")}
        {form.field("kind")}
        {form.field("address")}
        {form.field("days_forward")}
        {form.field("days_act")}
        {form.field("source_url")}
        {form.field("checked_on")}
      </div>
      {form.field("needs_identity")}
      <fieldset id="damage_types">
        <legend className="font-semibold">Jenis kerusakan</legend>
        <p className="text-sm text-ink-faint">Tanpa pilihan: semua jenis.</p>
        <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2">
          {DAMAGE_TYPES.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target }) => toggle(kind, target.checked)}
                className="size-6 shrink-0 cursor-pointer"
              />
              {kind}
            </label>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
