"use client";

import { useMemo, useRef, useState } from "react";
import type { DraftKind, FormDraft } from "@/components/forms/draft";
import { Honeypot } from "@/components/forms/honeypot";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useDraft } from "@/components/forms/use-draft";
import { useSubmit } from "@/components/forms/use-submit";
import { sendOrQueue } from "@/components/outbox/outbox";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { PhotoPicker } from "@/components/photos/photo-picker";
import type { PhotoValue } from "@/components/photos/use-photo-upload";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import { CONDITION_LABELS, CONDITIONS, UPDATE_LENGTH } from "@/lib/reports/updates/rules";
import type { CreatedUpdateView } from "@/lib/reports/updates/view";
import { sentUpdates } from "./sent-updates";

const FIELDS = ["condition", "content", "photo_id", "website"] as const;
const PREFIX = "kabar-";
const DRAFT_KEY = "sulur:draf-kabar";

interface UpdateFormProps {
  code: string;
  onSent: (update: CreatedUpdateView) => void;
}

/** How it is there now, in words and with a photo where there is one. */
export function UpdateForm({ code, onSent }: UpdateFormProps) {
  const [photo, setPhoto] = useState<PhotoValue | null>(null);
  const [kept, setKept] = useState(false);
  const [photoBusy, setPhotoBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const kind = useMemo(() => updateDraft(code), [code]);
  const { draft, ready, setValue, clear, openSeconds } = useDraft(kind, element);
  const filled = useRef({ key: "", seconds: 0 });
  const { state, form } = useSubmit<(typeof FIELDS)[number], CreatedUpdateView | null>(FIELDS, {
    check: ({ condition, content }) => {
      const errors: Record<string, string> = {};
      if (condition === "") errors.condition = "Pilih dahulu: masih begitu atau sudah berubah.";
      if (content.trim() === "") errors.content = "Kabar wajib diisi.";
      if (photoBusy) errors.photo_id = "Foto masih dikirim. Tunggu sebentar lalu kirim lagi.";
      return Object.keys(errors).length > 0 ? { message: "Kabar belum lengkap.", errors } : null;
    },
    send: ({ condition, content, photo_id, website }, key) => {
      // A repeated try is the same to the server only if it is the same to the second.
      if (filled.current.key !== key) {
        filled.current = { key, seconds: Math.round(openSeconds()) };
      }
      const body = {
        condition,
        content,
        ...(photo_id ? { photo_id } : {}),
        ...(website ? { website } : {}),
        filled_seconds: filled.current.seconds,
      };
      sentUpdates.sending();
      return sendOrQueue({
        kind: "kabar",
        title: `Kabar untuk ${code}`,
        path: `/api/reports/${code}/updates`,
        body,
        key,
      });
    },
    onSent: (update) => {
      clear();
      sentUpdates.sent();
      if (update === null) setKept(true);
      else onSent(update);
    },
    failed: "Kabar belum terkirim. Silakan coba lagi.",
  });
  if (kept) return <WaitingNotice />;
  return (
    <form
      {...form}
      ref={element}
      aria-label="Tulis kabar"
      className="needs-script grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5"
    >
      <SubmitOutcome state={state} idPrefix={PREFIX} />
      <div id={`${PREFIX}condition`} tabIndex={-1}>
        <RadioGroup
          name="condition"
          legend="Bagaimana keadaannya sekarang?"
          required
          error={state.errors.condition}
          options={CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }))}
        />
      </div>
      <Field
        name="content"
        id={`${PREFIX}content`}
        label="Kabar Anda"
        required
        error={state.errors.content}
        hint="Tampil tanpa nama Anda. Jangan tulis data pribadi orang lain."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={UPDATE_LENGTH.content}
            value={draft.values.content}
            onChange={(event) => setValue("content", event.target.value)}
          />
        )}
      </Field>
      <div id={`${PREFIX}photo_id`} tabIndex={-1}>
        <PhotoPicker
          value={photo}
          onChange={setPhoto}
          onBusy={setPhotoBusy}
          label="Foto (opsional)"
          coverable
          holds
          hint="Setiap foto diperiksa pengelola sebelum tampil."
        />
        {state.errors.photo_id ? <p className="mt-2 text-danger">{state.errors.photo_id}</p> : null}
      </div>
      <input type="hidden" name="photo_id" value={photo?.id ?? ""} />
      <Honeypot id={`${PREFIX}website`} />
      <Button type="submit" disabled={!ready} busy={state.busy} className="justify-self-start">
        {state.busy ? "Mengirim…" : "Kirim kabar"}
      </Button>
    </form>
  );
}

/** The words that somebody is writing about one report. */
function updateDraft(code: string): DraftKind<FormDraft<"content">> {
  return {
    storageKey: `${DRAFT_KEY}-${code}`,
    version: 1,
    empty: { values: { content: "" }, place: null, photo: null, photoAt: 0, attempt: null, seconds: 0 },
    preset: () => ({}),
  };
}
