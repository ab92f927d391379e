"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { REPLY_ACTION_LABELS, REPLY_ACTIONS, REPLY_LENGTH } from "@/lib/reports/desk/replies/rules";
import type { ReplyTemplateView } from "@/lib/reports/desk/replies/view";
import { DAMAGE_TYPES } from "@/lib/reports/rules";

const FIELDS = ["action", "damage_type", "text"] as const;
const API = "/api/admin/reports/templates";
const PAGE = "/admin/laporan/balasan";
const ACTIONS = REPLY_ACTIONS.map((value) => ({ value, label: REPLY_ACTION_LABELS[value] }));
const KINDS = DAMAGE_TYPES.map((value) => ({ value, label: value }));

/** A new sentence, or one that is changed. */
export function ReplyForm({ reply }: { reply: ReplyTemplateView | null }) {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const { state, form } = useSubmit(FIELDS, {
    failed: "Kalimat belum tersimpan. Silakan coba lagi.",
    check: () => null,
    send: (values, key) =>
      fetchJson<ReplyTemplateView>(reply ? `${API}/${reply.id}` : API, {
        method: reply ? "PATCH" : "POST",
        body: reply ? { ...values, revision: reply.revision } : values,
        key,
      }),
    onSent: () => {
      showToast({ text: "Kalimat tersimpan." });
      setRound(round + 1);
      if (reply) router.push(PAGE);
      router.refresh();
    },
  });
  const { errors } = state;
  return (
    <form key={round} {...form} aria-label="Kalimat siap pakai" className="grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <SubmitOutcome state={state} />
      </div>
      <Field name="action" label="Dipakai untuk" required error={errors.action}>
        {(control) => <Select {...control} options={ACTIONS} defaultValue={reply?.action ?? "reject"} />}
      </Field>
      <Field name="damage_type" label="Jenis kerusakan" error={errors.damage_type}>
        {(control) => (
          <Select {...control} options={KINDS} placeholder="Semua jenis" defaultValue={reply?.damage_type ?? ""} />
        )}
      </Field>
      <Field
        name="text"
        label="Kalimat"
        hint="{nomor} diganti nomor laporannya."
        required
        error={errors.text}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} rows={3} maxLength={REPLY_LENGTH.max} defaultValue={reply?.text} />}
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Menyimpan…" : reply ? "Simpan perubahan" : "Tambah kalimat"}
        </Button>
        {reply ? (
          <ButtonLink href={PAGE} variant="secondary">
            Batal
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
