"use client";

import { useState } from "react";
import { addressErrors, addressIn, NUMBER_HINT } from "@/components/forms/address";
import { AddressField } from "@/components/forms/address-field";
import { Honeypot } from "@/components/forms/honeypot";
import { ParagraphsField } from "@/components/forms/typed-field";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";

interface PlaceNoteProps {
  placeId: number;
  name: string;
}

const FIELDS = ["note", "email", "website"] as const;
const NOTHING = { note: "", email: "" };

/** "Ada yang salah?": a letter to the admins about a place. What was typed stays when the dialog is closed. */
export function PlaceNote({ placeId, name }: PlaceNoteProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const { state, form, reset } = useSubmit(FIELDS, {
    check: ({ note }) =>
      note.trim() === "" ? { message: "Catatan belum diisi.", errors: { note: "Catatan wajib diisi." } } : null,
    send: ({ email, ...values }, key) => {
      const body = { ...values, ...addressIn(email) };
      return fetchJson(`/api/locations/${placeId}/note`, { method: "POST", body, key });
    },
    onSent: () => {
      setTyped(NOTHING);
      setOpen(false);
      showToast({ text: "Catatan Anda terkirim kepada pengelola. Terima kasih." });
    },
    failed: "Catatan belum terkirim. Silakan coba lagi.",
    explain: ({ message, fields }) => ({ message, errors: addressErrors(fields) }),
  });

  function change(field: keyof typeof NOTHING, value: string) {
    setTyped((old) => ({ ...old, [field]: value }));
  }

  return (
    <>
      <Button variant="quiet" className="needs-script -ml-5" onClick={() => setOpen(true)}>
        <Icon name="flag" /> Ada yang salah?
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          reset();
        }}
        title="Ada yang salah?"
      >
        <form {...form} aria-label="Catatan untuk pengelola" className="grid gap-4">
          <p className="text-ink-soft">
            Beri tahu pengelola apa yang perlu diperbaiki pada {name}: nama, titik di peta, jenis, atau keterangannya.
            Catatan ini tidak tampil untuk umum.
          </p>
          <ErrorSummary errors={state.errors} attempt={state.attempt} />
          {state.message && Object.keys(state.errors).length === 0 ? (
            <Notice tone="bad" live="alert" title="Catatan belum terkirim">
              {state.message}
            </Notice>
          ) : null}
          <ParagraphsField
            name="note"
            label="Catatan"
            required
            error={state.errors.note}
            value={typed.note}
            onValue={change}
            maxLength={1000}
          />
          <AddressField
            id="email"
            required={false}
            value={typed.email}
            onChange={(event) => change("email", event.target.value)}
            error={state.errors.email}
            hint={
              <>
                Dengan mengisinya, Anda setuju kami menyimpannya, hanya untuk membalas catatan ini. {NUMBER_HINT}{" "}
                <PrivacyLink />
              </>
            }
          />
          <Honeypot id="note-website" />
          <Button type="submit" wide busy={state.busy}>
            {state.busy ? "Mengirim catatan…" : "Kirim catatan"}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
