import { useState } from "react";
import { keyBody } from "@/components/events/organiser-key";
import { type FormRefusal, useSubmit } from "@/components/forms/use-submit";
import type { RecordedEntryView } from "@/lib/deposits/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { randomUuid } from "@/lib/http/random-key";

/** What every form of the book is given. */
export interface EntryFormProps {
  path: string;
  token: string | null;
  onRecorded: (recorded: RecordedEntryView) => void;
}

/**
 * A form that records one entry. It has one key for as long as it stands, so that a lost answer never writes twice;
 * the place that shows it makes a new form for the next entry.
 */
export function useEntry<Name extends string>(
  { path, token, onRecorded }: EntryFormProps,
  names: readonly Name[],
  plan: {
    check: (values: Record<Name, string>) => FormRefusal | null;
    body: (values: Record<Name, string>) => Record<string, unknown>;
  },
) {
  const [requestKey] = useState(randomUuid);
  return useSubmit<Name, RecordedEntryView>(names, {
    check: plan.check,
    send: (values) =>
      fetchJson(path, {
        method: "POST",
        body: { ...plan.body(values), request_key: requestKey, ...keyBody(token) },
      }),
    onSent: onRecorded,
    failed: "Catatan belum tersimpan. Silakan coba lagi.",
  });
}
