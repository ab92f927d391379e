import { useEffect, useRef, useState } from "react";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { deletionOf } from "@/lib/events/event/fields-manage";
import { deletedText, EVENT_MESSAGES } from "@/lib/events/event/rules";
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
  const heading = useRef<HTMLHeadingElement>(null);
  const unanswered = useRef(false);
  const [answered, setAnswered] = useState(0);
  useEffect(() => heading.current?.focus(), []);

  const form = useForm<ReturnType<typeof deletionOf>, true>(deletionOf(title), {
    idPrefix: "hapus-",
    trusted: true,
    alone: true,
    send: () => remove(id, unanswered),
    onSent: () => {
      showToast({ text: deletedText(title) });
      reloadLists();
      onDeleted();
    },
    unexplained: EVENT_MESSAGES.deleteFailed,
  });
  const { status, message = "", attempt = 0 } = form.failure ?? {};
  const needsCode = status === 403;

  return (
    <>
      <Form
        of={form}
        label="Hapus event"
        note={null}
        className="grid gap-5"
        send="Hapus event"
        sending="Menghapus…"
        look={{ variant: "danger" }}
        problem={needsCode ? null : <Notice tone="bad" live="alert" title={withOpening(message)} />}
        beside={
          <Button variant="quiet" onClick={onBack}>
            Pilih event lain
          </Button>
        }
      >
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h3>
          <p className="mt-1 text-ink-soft">
            {formatDateTime(date, zone)}, {location}
          </p>
        </div>
        <Notice tone="wait" icon="warning">
          {consequence(event)}
        </Notice>
        {form.field("confirmation", { autoCapitalize: "none", spellCheck: false })}
      </Form>
      <AccessDialog
        open={needsCode && answered < attempt}
        onClose={() => setAnswered(attempt)}
        onAllowed={() => {
          setAnswered(attempt);
          form.element.ref.current?.requestSubmit();
        }}
      />
    </>
  );
}

/** @param unanswered whether the try before may have arrived; then the event is gone already */
async function remove(id: number, unanswered: { current: boolean }): Promise<true> {
  try {
    await fetchJson(`/api/events/${id}`, { method: "DELETE" });
  } catch (error) {
    const status = error instanceof RequestFailed ? error.status : 0;
    if (status === 404 && unanswered.current) return true;
    unanswered.current ||= status === 0 || status >= 500;
    throw error;
  }
  return true;
}

function withOpening(problem: string): string {
  const opening = EVENT_MESSAGES.deleteFailed;
  return problem === opening ? opening : `${opening}: ${problem}`;
}

function consequence({ registered, cancelled, date }: EventView): string {
  const notified = registered > 0 && !cancelled && Date.parse(date) > Date.now();
  return [
    "Event ini hilang dari semua daftar dan halaman umum. Hanya admin yang dapat memulihkannya.",
    ...(notified
      ? [`${registered} orang sudah terdaftar; yang terjangkau email diberi kabar pembatalan, yang lain tidak.`]
      : []),
  ].join(" ");
}
