"use client";

import { useEffect, useRef } from "react";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { confirmsDeletion, deletedText, EVENT_MESSAGES, unconfirmedText } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDateTime } from "@/lib/format/dates";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { AccessDialog } from "./access-form";
import { useReloadLists } from "./use-reload-lists";

interface DeleteConfirmationProps {
  event: EventView;
  onBack: () => void;
  onDeleted: () => void;
}

/** Names what will be gone and for whom, and takes the word that confirms it. */
export function DeleteConfirmation({ event, onBack, onDeleted }: DeleteConfirmationProps) {
  const { id, title, location, date, zone } = event;
  const reloadLists = useReloadLists();
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const unanswered = useRef(false);
  useEffect(() => heading.current?.focus(), []);

  const { state, form, reset } = useSubmit<"confirmation", void>(["confirmation"], {
    check: ({ confirmation }) => {
      if (confirmsDeletion(confirmation)) return null;
      const message = unconfirmedText(title);
      return { message, errors: { confirmation: message } };
    },
    send: () => remove(id, unanswered),
    onSent: () => {
      showToast({ text: deletedText(title) });
      reloadLists();
      onDeleted();
    },
    failed: EVENT_MESSAGES.deleteFailed,
  });
  const codeNeeded = state.status === 403;
  const problem = state.message !== "" && !state.errors.confirmation && !codeNeeded ? state.message : null;

  return (
    <>
      <form {...form} ref={box} aria-label="Hapus event" className="grid gap-5">
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-xl break-words">
            {title}
          </h3>
          <p className="mt-1 text-ink-soft">
            {formatDateTime(date, zone)}, {location}
          </p>
        </div>
        <Notice tone="wait" icon="warning">
          {consequence(event)}
        </Notice>
        {problem === null ? null : <Notice tone="bad" live="alert" title={withOpening(problem)} />}
        <Field
          id="event-konfirmasi"
          name="confirmation"
          label="Ketik “hapus” untuk mengonfirmasi"
          required
          error={state.errors.confirmation}
        >
          {(control) => (
            <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={20} />
          )}
        </Field>
        <p role="alert" className="sr-only">
          {state.errors.confirmation ?? ""}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onBack}>
            Pilih event lain
          </Button>
          <Button type="submit" variant="danger" busy={state.busy}>
            {state.busy ? "Menghapus…" : "Hapus event"}
          </Button>
        </div>
      </form>
      <AccessDialog
        open={codeNeeded}
        onClose={reset}
        onAllowed={() => {
          reset();
          box.current?.requestSubmit();
        }}
      />
    </>
  );
}

/** @param unanswered whether the try before may have arrived; what it deleted is then gone, as was wished */
async function remove(id: number, unanswered: { current: boolean }): Promise<void> {
  try {
    await fetchJson(`/api/events/${id}`, { method: "DELETE" });
  } catch (error) {
    const status = error instanceof RequestFailed ? error.status : 0;
    if (status === 404 && unanswered.current) return;
    unanswered.current ||= status === 0 || status >= 500;
    throw error;
  }
}

function withOpening(problem: string): string {
  const opening = EVENT_MESSAGES.deleteFailed;
  return problem === opening ? opening : `${opening}: ${problem}`;
}

function consequence({ registered, cancelled, date }: EventView): string {
  const notified = registered > 0 && !cancelled && Date.parse(date) > Date.now();
  return [
    "Event ini hilang dari semua daftar dan halaman umum. Hanya admin yang dapat memulihkannya.",
    ...(notified ? [`${registered} orang sudah terdaftar; yang meninggalkan email diberi kabar pembatalan.`] : []),
  ].join(" ");
}
