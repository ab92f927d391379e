"use client";

import { useEffect, useMemo, useState } from "react";
import { draftOf } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { sentHint } from "@/components/forms/sent-hint";
import { useForm } from "@/components/forms/use-form";
import { useHash } from "@/components/forms/use-hash";
import { useOwn } from "@/components/forms/use-own";
import { LoadFailed } from "@/components/lists/load-failed";
import { useGrowing } from "@/components/lists/use-growing";
import { sendOrQueue } from "@/components/outbox/outbox";
import { WaitingNotice } from "@/components/outbox/waiting-notice";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { FieldError } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { RadioGroup } from "@/components/ui/radio-group";
import type { Zone } from "@/lib/format/dates";
import { UPDATE } from "@/lib/reports/updates/fields";
import { CHANGED_ID, CONDITION_LABELS, UPDATE_LIMIT } from "@/lib/reports/updates/rules";
import type { CreatedUpdateView, ReportUpdateView } from "@/lib/reports/updates/view";
import { UpdateItem } from "./update-item";

/** Whether this browser has sent an update. */
const sentUpdates = sentHint("sulur:pernah-mengabari");

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

const CONDITIONS = Object.entries(CONDITION_LABELS).map(([value, label]) => ({ value, label }));

/** How it is there now, in words and with a photo where there is one. */
function UpdateForm({ code, onSent }: { code: string; onSent: (update: CreatedUpdateView) => void }) {
  const [photoBusy, setPhotoBusy] = useState(false);
  const kind = useMemo(() => draftOf(UPDATE, `${DRAFT_KEY}-${code}`), [code]);
  const form = useForm<typeof UPDATE, CreatedUpdateView>(UPDATE, {
    draft: useFormDraft(kind),
    idPrefix: "kabar-",
    more: ({ photo }) => (photo ? { photo_id: photo.id } : {}),
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    send: (body, key) =>
      sendOrQueue({ kind: "kabar", title: `Kabar untuk ${code}`, path: `/api/reports/${code}/updates`, body, key }),
    onSending: () => sentUpdates.sending(),
    onSent: (update) => {
      form.clear();
      sentUpdates.sent();
      onSent(update);
    },
    onQueued: () => {
      form.clear();
      sentUpdates.sent();
    },
    unexplained: "Kabar belum terkirim. Silakan coba lagi.",
  });
  const { ready, setValue } = form;
  const isSought = useHash() === `#${CHANGED_ID}`;
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!ready || !isSought) return;
    // The page that is read anew loses what stands behind #.
    setIsDone(true);
    setValue("condition", "CHANGED");
  }, [ready, isSought, setValue]);
  const { id, label, ...condition } = form.propsOf("condition");
  const { id: photoId, photo, onPhoto, error } = photoOf(form);
  if (form.sending.step === "kept") return <WaitingNotice />;
  return (
    <Form
      of={form}
      label="Tulis kabar"
      note={null}
      className="needs-script grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5"
      send="Kirim kabar"
      look={{}}
      title={
        isDone ? (
          <p className="font-semibold">
            Sudah dikerjakan? Tunjukkan dengan foto. Pengelola memeriksanya, lalu warga memastikan.
          </p>
        ) : null
      }
    >
      <div id={id} tabIndex={-1}>
        <RadioGroup
          name="condition"
          legend={label}
          required
          options={CONDITIONS}
          value={condition.value}
          onChange={condition.onValue}
          error={condition.error}
        />
      </div>
      {form.field("content")}
      <div id={photoId} tabIndex={-1}>
        <PhotoPicker
          value={photo}
          onChange={onPhoto}
          onBusy={setPhotoBusy}
          label="Foto (opsional)"
          coverable
          holds
          hint="Setiap foto diperiksa pengelola sebelum tampil."
        />
        {error ? <FieldError id={`${photoId}-error`} text={error} /> : null}
      </div>
    </Form>
  );
}
