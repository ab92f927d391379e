"use client";

import { useState } from "react";
import { receiptText } from "@/components/contact/receipt-text";
import { NUMBER_HINT } from "@/components/forms/address";
import { draftOf } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Fields } from "@/lib/forms/fields";
import { CONTRIBUTION, IDEA, QUESTION } from "@/lib/messages/fields";
import type { ReceivedView } from "@/lib/messages/view";

const LETTERS = {
  CONTRIBUTION: letter(CONTRIBUTION, "sulur:draf-kontribusi", "Kirim tawaran"),
  IDEA: letter(IDEA, "sulur:draf-ide", "Kirim ide"),
  QUESTION: letter(QUESTION, "sulur:draf-pertanyaan", "Kirim pertanyaan"),
};

export type LetterKind = keyof typeof LETTERS;

function letter(fields: Fields, storageKey: string, send: string) {
  return { fields, draft: draftOf(fields, storageKey), send };
}

/** A letter to the team, written in a dialog; what was typed outlives its closing. Answered by mail, or by hand to a number. */
export function LetterForm({ kind, onSent }: { kind: LetterKind; onSent?: () => void }) {
  const { fields, draft, send } = LETTERS[kind];
  const [sent, setSent] = useState<ReceivedView | null>(null);
  const form = useForm<Fields, ReceivedView>(fields, {
    draft: useFormDraft(draft),
    to: "/api/messages",
    idPrefix: `${kind.toLowerCase()}-`,
    more: () => ({ kind }),
    onSent: (answer) => {
      form.clear();
      setSent(answer);
      onSent?.();
    },
  });

  if (sent) {
    const onAgain = () => {
      form.startAnother();
      setSent(null);
    };
    return (
      <Notice tone="good" live="status" title="Terkirim. Terima kasih!">
        <p>{receiptText(sent)}</p>
        {onSent ? null : (
          <Button variant="secondary" size="small" className="mt-3" onClick={onAgain}>
            Tulis lagi
          </Button>
        )}
      </Notice>
    );
  }
  const hint = (
    <>
      Dengan mengirim formulir ini, Anda setuju kami menyimpannya, hanya untuk menjawab. {NUMBER_HINT} <PrivacyLink />
    </>
  );
  const names = Object.keys(fields).filter((name) => name !== "whatsapp");
  return (
    <Form of={form} label={send} className="grid gap-4" send={send} failed="Pesan belum terkirim">
      {names.map((name) => form.field(name, name === "email" ? { hint } : {}))}
    </Form>
  );
}
