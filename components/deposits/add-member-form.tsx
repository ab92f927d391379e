"use client";

import { useRef, useState } from "react";
import { keyBody } from "@/components/events/organiser/organiser-key";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast-store";
import { DEPOSIT_LENGTH } from "@/lib/deposits/rules";
import type { DepositMemberView } from "@/lib/deposits/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomUuid } from "@/lib/http/random-key";

interface AddMemberFormProps {
  path: string;
  token: string | null;
  onAdded: () => void;
}

/** Opens a page of the book for one more household. A name is all that is asked. */
export function AddMemberForm({ path, token, onAdded }: AddMemberFormProps) {
  const [requestKey, setRequestKey] = useState(randomUuid);
  const element = useRef<HTMLFormElement>(null);
  const { state, form } = useSubmit(["name"], {
    check: () => null,
    send: ({ name }) =>
      fetchJson<DepositMemberView>(path, {
        method: "POST",
        body: { name, request_key: requestKey, ...keyBody(token) },
      }),
    onSent: ({ name }) => {
      showToast({ text: `${name} ditambahkan ke buku tabungan.` });
      element.current?.reset();
      setRequestKey(randomUuid());
      onAdded();
    },
    failed: "Anggota belum dapat ditambahkan. Silakan coba lagi.",
  });
  return (
    <form {...form} ref={element} aria-label="Tambah anggota" className="grid gap-4">
      <SubmitOutcome state={state} idPrefix="anggota-" />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          name="name"
          id="anggota-name"
          label="Nama anggota baru"
          required
          error={state.errors.name}
          className="min-w-0 flex-1 basis-56"
        >
          {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.name} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="secondary" busy={state.busy}>
          {state.busy ? "Menambahkan…" : "Tambah anggota"}
        </Button>
      </div>
    </form>
  );
}
