"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useEventList } from "@/components/events/list/use-event-list";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast-store";
import { deletionOf } from "@/lib/events/event/fields-manage";
import {
  deletedText,
  EVENT_KINDS,
  EVENT_LIST_LIMIT,
  EVENT_MESSAGES,
  type EventKind,
  KIND_LABELS,
} from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { AccessDialog } from "./access-form";
import { useReloadLists } from "./use-reload-lists";

interface DeleteConfirmationProps {
  event: EventView;
  onBack: () => void;
  onDeleted: () => void;
}

const LISTS = (["ahead", "past"] as const).flatMap((when) =>
  EVENT_KINDS.map((kind) => ({
    value: `${kind} ${when}`,
    label: `${KIND_LABELS[kind]} ${when === "ahead" ? "mendatang" : "yang sudah lewat"}`,
    list: { kind, when } satisfies DeletableList,
  })),
);

/** A list of events to choose from. */
interface DeletableList {
  kind: EventKind;
  when: "ahead" | "past";
}

interface DeleteChoiceProps {
  list: DeletableList;
  onList: (list: DeletableList) => void;
  onChosen: (event: EventView) => void;
}

interface DeleteEventProps {
  kind: EventKind;
  /** Closes what the form stands in; without it another event can be chosen. */
  onDone?: () => void;
}

/** Choose, confirm, type "hapus" (spec 4). */
export function DeleteEvent({ kind, onDone }: DeleteEventProps) {
  const [list, setList] = useState<DeletableList>({ kind, when: "ahead" });
  const [chosen, setChosen] = useState<EventView | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);

  if (chosen) {
    return (
      <DeleteConfirmation
        event={chosen}
        onBack={() => setChosen(null)}
        onDeleted={() => {
          setDeleted(chosen.title);
          setChosen(null);
          onDone?.();
        }}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {deleted === null ? null : <Notice tone="good" title={deletedText(deleted)} />}
      <DeleteChoice
        list={list}
        onList={setList}
        onChosen={(event) => {
          setDeleted(null);
          setChosen(event);
        }}
      />
    </div>
  );
}

/** Which event is to go. */
function DeleteChoice({ list, onList, onChosen }: DeleteChoiceProps) {
  const {
    events = [],
    loading,
    error: failure,
    retry,
    hasMore,
    loadingMore,
    loadMore,
  } = useEventList({ kind: list.kind, span: list.when, area: null, limit: EVENT_LIST_LIMIT.max });
  const [picked, setPicked] = useState("");
  const [error, setError] = useState<string>();

  function next(submission: FormEvent) {
    submission.preventDefault();
    const event = events.find(({ id }) => String(id) === picked);
    if (event) return onChosen(event);
    setError(EVENT_MESSAGES.chooseEvent);
    document.getElementById("event-dihapus")?.focus();
  }

  return (
    <form method="post" noValidate aria-label="Pilih event" className="grid gap-5" onSubmit={next}>
      <Field name="list" id="event-daftar" label="Daftar" required>
        {(control) => (
          <Select
            {...control}
            options={LISTS}
            value={`${list.kind} ${list.when}`}
            onChange={({ target }) => {
              const requested = LISTS.find(({ value }) => value === target.value);
              if (requested) onList(requested.list);
              setPicked("");
              setError(undefined);
            }}
          />
        )}
      </Field>
      {failure ? (
        <Notice tone="bad" live="alert" title={failure.message}>
          <Button variant="secondary" size="small" className="mt-2" onClick={retry}>
            Coba lagi
          </Button>
        </Notice>
      ) : null}
      {events.length === 0 && !failure ? (
        <div role="status">
          {loading ? (
            <p className="text-ink-soft">Memuat daftar event…</p>
          ) : (
            <EmptyState>Daftar ini kosong.</EmptyState>
          )}
        </div>
      ) : null}
      {events.length > 0 ? (
        <Field name="event" id="event-dihapus" label="Event yang akan dihapus" required error={error} alert>
          {(control) => (
            <Select
              {...control}
              options={events.map((event) => ({ value: String(event.id), label: optionText(event) }))}
              placeholder="Pilih event"
              value={picked}
              onChange={({ target }) => {
                setPicked(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      ) : null}
      <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} label="Muat event berikutnya" />
      <Button type="submit" variant="secondary" wide>
        Lanjutkan
      </Button>
    </form>
  );
}

function optionText({ title, date, zone, cancelled }: EventView): string {
  return `${title} (${formatDate(date, zone)}${cancelled ? ", dibatalkan" : ""})`;
}

/** Names what will be gone and for whom, and takes the word that confirms it. */
function DeleteConfirmation({ event, onBack, onDeleted }: DeleteConfirmationProps) {
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

/** @param unanswered whether the try before may have arrived; what it deleted is then gone, as was wished */
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
