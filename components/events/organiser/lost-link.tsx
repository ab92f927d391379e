"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { fetchJson } from "@/lib/http/fetch-json";

const FIELDS = ["email"] as const;
const EMPTY = "Email wajib diisi.";

/** Asks for the private links of what was added with an address. */
export function LostLink() {
  const [said, setSaid] = useState("");
  const { state, form } = useSubmit(FIELDS, {
    check: ({ email }) => {
      setSaid("");
      return email.trim() === "" ? { message: EMPTY, errors: { email: EMPTY } } : null;
    },
    send: ({ email }) =>
      fetchJson<{ message: string }>("/api/events/organiser-link", { method: "POST", body: { email } }),
    onSent: ({ message }) => setSaid(message),
    failed: "Permintaan belum terkirim. Silakan coba lagi.",
  });
  return (
    <form {...form} aria-label="Minta tautan pribadi lagi" className="grid max-w-140 gap-4">
      <h2 className="text-xl">Tautan pribadi hilang?</h2>
      <SubmitOutcome state={state} idPrefix="hilang-" />
      <Field
        id="hilang-email"
        name="email"
        label="Email penyelenggara"
        hint="Yang ditulis saat kegiatan ditambahkan. Tautannya kami kirim ke sana."
        required
        error={state.errors.email}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      {said ? <Notice tone="info" live="status" title={said} /> : null}
      <Button type="submit" className="justify-self-start" busy={state.busy}>
        {state.busy ? "Mengirim…" : "Kirim tautan"}
      </Button>
    </form>
  );
}
