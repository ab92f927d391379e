"use client";

import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { rupiahText } from "@/components/partners/partner-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DEPOSIT_KIND_LABELS, DEPOSIT_LENGTH } from "@/lib/deposits/rules";
import type { DepositEntryView } from "@/lib/deposits/view";
import { type EntryFormProps, useEntry } from "./use-entry";

interface CorrectionDialogProps extends EntryFormProps {
  entry: DepositEntryView | null;
  onClose: () => void;
}

/** Takes an entry back by its opposite; both stay in the book. */
export function CorrectionDialog({ entry, onClose, ...props }: CorrectionDialogProps) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title="Koreksi catatan">
      {entry ? <CorrectionForm key={entry.id} {...props} entry={entry} /> : null}
    </Dialog>
  );
}

function CorrectionForm({ entry, ...props }: EntryFormProps & { entry: DepositEntryView }) {
  const { state, form } = useEntry(props, ["note"], {
    check: ({ note }) =>
      note.trim() === ""
        ? { message: "Koreksi belum dicatat.", errors: { note: "Tulis alasan koreksi, misalnya salah timbang." } }
        : null,
    body: ({ note }) => ({ kind: "CORRECTION", corrects_id: entry.id, note }),
  });
  return (
    <form {...form} aria-label="Koreksi catatan" className="grid gap-4">
      <p className="text-ink-soft">
        {DEPOSIT_KIND_LABELS[entry.kind]} no. {entry.id} sebesar {rupiahText(Math.abs(entry.amount))} dibatalkan dengan
        catatan lawan. Keduanya tetap tampil. Setelah itu catat yang benar.
      </p>
      <SubmitOutcome state={state} idPrefix="koreksi-" />
      <Field name="note" id="koreksi-note" label="Alasan" required error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat koreksi"}
      </Button>
    </form>
  );
}
