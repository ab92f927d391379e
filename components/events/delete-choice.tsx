"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { EVENT_KINDS, EVENT_MESSAGES, KIND_LABELS } from "@/lib/events/rules";
import type { EventView } from "@/lib/events/view";
import { formatDate } from "@/lib/format/dates";
import type { Deletable, DeletableList } from "./use-deletable";

const LISTS = (["ahead", "past"] as const).flatMap((when) =>
  EVENT_KINDS.map((kind) => ({
    value: `${kind} ${when}`,
    label: `${KIND_LABELS[kind]} ${when === "ahead" ? "mendatang" : "yang sudah lewat"}`,
    list: { kind, when } satisfies DeletableList,
  })),
);

interface DeleteChoiceProps {
  list: DeletableList;
  deletable: Deletable;
  onList: (list: DeletableList) => void;
  onChosen: (event: EventView) => void;
}

/** Which event is to go. */
export function DeleteChoice({ list, deletable, onList, onChosen }: DeleteChoiceProps) {
  const { events, loading, failed, hasMore, loadMore, reload } = deletable;
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
              const asked = LISTS.find(({ value }) => value === target.value);
              if (asked) onList(asked.list);
              setPicked("");
              setError(undefined);
            }}
          />
        )}
      </Field>
      {failed ? (
        <Notice tone="bad" live="alert" title="Daftar event belum dapat dimuat.">
          <Button variant="secondary" size="small" className="mt-2" onClick={reload}>
            Coba lagi
          </Button>
        </Notice>
      ) : null}
      {events.length === 0 && !failed ? (
        <div role="status">
          {loading ? <p className="text-ink-soft">Memuat daftar event…</p> : <EmptyState>Daftar ini kosong.</EmptyState>}
        </div>
      ) : null}
      {events.length > 0 ? (
        <Field name="event" id="event-dihapus" label="Event yang akan dihapus" required error={error}>
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
      <LoadMore hasMore={hasMore} loading={loading} onLoad={loadMore} label="Muat event berikutnya" />
      <p role="alert" className="sr-only">
        {error ?? ""}
      </p>
      <Button type="submit" variant="secondary" wide>
        Lanjutkan
      </Button>
    </form>
  );
}

function optionText({ title, date, zone, cancelled }: EventView): string {
  return `${title} (${formatDate(date, zone)}${cancelled ? ", dibatalkan" : ""})`;
}
