"use client";

import { useMemo, useState } from "react";
import type { DraftKind } from "@/components/forms/draft";
import { BLANK, type FormDraft } from "@/components/forms/form-draft";
import { Honeypot } from "@/components/forms/honeypot";
import { sentHint } from "@/components/forms/sent-hint";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { ParagraphsField } from "@/components/forms/typed-field";
import { useDraft } from "@/components/forms/use-draft";
import { useOwn } from "@/components/forms/use-own";
import { useSubmit } from "@/components/forms/use-submit";
import { LoadFailed } from "@/components/lists/load-failed";
import { useGrowing } from "@/components/lists/use-growing";
import { sendOrQueue } from "@/components/outbox/outbox";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { PhotoPicker } from "@/components/photos/photo-picker";
import type { PhotoValue } from "@/components/photos/use-photo-upload";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { RadioGroup } from "@/components/ui/radio-group";
import type { Zone } from "@/lib/format/dates";
import { CONDITION_LABELS, CONDITIONS, UPDATE_LENGTH, UPDATE_LIMIT } from "@/lib/reports/updates/rules";
import type { CreatedUpdateView, ReportUpdateView } from "@/lib/reports/updates/view";
import { UpdateItem } from "./update-item";

/** Whether this browser has sent an update. */
const sentUpdates = sentHint("sulur:pernah-mengabari");

const FIELDS = ["condition", "content", "photo_id", "website"] as const;
const PREFIX = "kabar-";
const DRAFT_KEY = "sulur:draf-kabar";

export interface UpdateTalkProps {
  code: string;
  /** Where the older ones begin; null where the page shows all. */
  cursor: string | null;
  zone: Zone;
}

/** The older updates, one's own new ones, and the form for another. */
export function UpdateTalk({ code, cursor, zone }: UpdateTalkProps) {
  const [sent, setSent] = useState<readonly CreatedUpdateView[]>([]);
  const waiting = useOwn<CreatedUpdateView>(`/api/reports/${code}/updates/mine`, sentUpdates);
  const last = sent.at(-1);
  const own = [...waiting.filter(({ id }) => !sent.some((update) => update.id === id)), ...sent];
  return (
    <div className="grid gap-4">
      {cursor === null ? null : <OlderUpdates code={code} cursor={cursor} zone={zone} />}
      {own.length > 0 ? (
        <ol aria-label="Kabar Anda">
          {own.map((update) => (
            <UpdateItem key={update.id} update={update} zone={zone} held={update.held} />
          ))}
        </ol>
      ) : null}
      {last ? (
        <Notice
          tone={last.held ? "wait" : "good"}
          live="status"
          title={last.held ? "Kabar Anda kami periksa dahulu" : "Terima kasih, kabar Anda sudah tampil"}
        >
          {last.held ? "Setelah diperiksa pengelola, kabar itu tampil untuk umum tanpa nama Anda." : null}
        </Notice>
      ) : null}
      <UpdateForm
        key={last?.id ?? 0}
        code={code}
        onSent={(update) => setSent((old) => [...old.filter(({ id }) => id !== update.id), update])}
      />
    </div>
  );
}

function OlderUpdates({ code, cursor, zone }: UpdateTalkProps) {
  const [open, setOpen] = useState(false);
  const path = `/api/reports/${code}/updates?limit=${UPDATE_LIMIT.default}&cursor=${cursor}`;
  const list = useGrowing<ReportUpdateView>(open ? path : null);
  const failed = list.error ?? list.moreError;
  return (
    <>
      {list.items ? (
        <ol aria-label="Kabar sebelumnya" className="border-t border-line">
          {list.items.map((update) => (
            <UpdateItem key={update.id} update={update} zone={zone} />
          ))}
        </ol>
      ) : null}
      {failed ? (
        <LoadFailed title="Kabar sebelumnya belum dapat dimuat" onRetry={list.error ? list.retry : list.loadMore} />
      ) : (
        <LoadMore
          hasMore={!open || list.hasMore}
          loading={open && (list.loading || list.loadingMore)}
          onLoad={() => (open ? list.loadMore() : setOpen(true))}
          label="Muat kabar sebelumnya"
        />
      )}
    </>
  );
}

/** How it is there now, in words and with a photo where there is one. */
function UpdateForm({ code, onSent }: { code: string; onSent: (update: CreatedUpdateView) => void }) {
  const [photo, setPhoto] = useState<PhotoValue | null>(null);
  const [kept, setKept] = useState(false);
  const [photoBusy, setPhotoBusy] = useState(false);
  const kind = useMemo(() => updateDraft(code), [code]);
  const { ref, draft, ready, setValue, clear, openSeconds } = useDraft(kind);
  const { state, form } = useSubmit<(typeof FIELDS)[number], CreatedUpdateView | null>(FIELDS, {
    check: ({ condition, content }) => {
      const errors: Record<string, string> = {};
      if (condition === "") errors.condition = "Pilih dahulu: masih begitu atau sudah berubah.";
      if (content.trim() === "") errors.content = "Kabar wajib diisi.";
      if (photoBusy) errors.photo_id = "Foto masih dikirim. Tunggu sebentar lalu kirim lagi.";
      return Object.keys(errors).length > 0 ? { message: "Kabar belum lengkap.", errors } : null;
    },
    send: ({ photo_id, ...values }, key, filled_seconds) => {
      const body = { ...values, ...(photo_id ? { photo_id } : {}), filled_seconds };
      sentUpdates.sending();
      return sendOrQueue({
        kind: "kabar",
        title: `Kabar untuk ${code}`,
        path: `/api/reports/${code}/updates`,
        body,
        key,
      });
    },
    openSeconds,
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
      ref={ref}
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
      <ParagraphsField
        name="content"
        id={`${PREFIX}content`}
        label="Kabar Anda"
        required
        error={state.errors.content}
        hint="Tampil tanpa nama Anda. Jangan tulis data pribadi orang lain."
        rows={3}
        maxLength={UPDATE_LENGTH.content}
        value={draft.values.content}
        onValue={setValue}
      />
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
  return { storageKey: `${DRAFT_KEY}-${code}`, version: 1, empty: { ...BLANK, values: { content: "" } } };
}
