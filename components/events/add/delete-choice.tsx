import { type FormEvent, useState } from "react";
import { useEventList } from "@/components/events/list/use-event-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { EVENT_KINDS, EVENT_LIST_LIMIT, EVENT_MESSAGES, type EventKind, KIND_LABELS } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate } from "@/lib/format/dates";

const LISTS = (["ahead", "past"] as const).flatMap((when) =>
  EVENT_KINDS.map((kind) => ({
    value: `${kind} ${when}`,
    label: `${KIND_LABELS[kind]} ${when === "ahead" ? "mendatang" : "yang sudah lewat"}`,
    list: { kind, when } satisfies DeletableList,
  })),
);

/** A list of events to choose from. */
export interface DeletableList {
  kind: EventKind;
  when: "ahead" | "past";
}

interface DeleteChoiceProps {
  list: DeletableList;
  onList: (list: DeletableList) => void;
  onChosen: (event: EventView) => void;
}

/** Chooses the event to delete. */
export function DeleteChoice({ list, onList, onChosen }: DeleteChoiceProps) {
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
