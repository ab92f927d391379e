import { useRef, useState } from "react";
import { keyBody } from "@/components/events/organiser/organiser-key";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
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
 * A form that records one entry. It keeps its key until there is an answer, so that a lost one never writes twice;
 * then it is empty again and has a new key, since the same weight may well be brought again.
 */
export function useEntry<Name extends string>(
  { path, token, onRecorded }: EntryFormProps,
  names: readonly Name[],
  plan: {
    check: (values: Record<Name, string>) => Refusal | null;
    body: (values: Record<Name, string>) => Record<string, unknown>;
  },
) {
  const [requestKey, setRequestKey] = useState(randomUuid);
  const element = useRef<HTMLFormElement>(null);
  const { state, form } = useSubmit<Name, RecordedEntryView>(names, {
    check: plan.check,
    send: (values) =>
      fetchJson(path, {
        method: "POST",
        body: { ...plan.body(values), request_key: requestKey, ...keyBody(token) },
      }),
    onSent: (recorded) => {
      element.current?.reset();
      setRequestKey(randomUuid());
      onRecorded(recorded);
    },
    failed: "Catatan belum tersimpan. Silakan coba lagi.",
  });
  return { state, form: { ...form, ref: element } };
}
