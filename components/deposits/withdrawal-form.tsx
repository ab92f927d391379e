"use client";

import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DEPOSIT_LENGTH, MOST_ENTRY_RUPIAH } from "@/lib/deposits/rules";
import { rupiahUpTo } from "@/lib/partners/rules";
import { type EntryFormProps, useEntry } from "./use-entry";

/** What was paid out, never more than there is. */
export function WithdrawalForm({ id, ...props }: EntryFormProps & { id: string }) {
  const { state, form } = useEntry(props, ["rupiah", "note"], {
    check: ({ rupiah }) =>
      rupiahUpTo(rupiah, MOST_ENTRY_RUPIAH) === null
        ? {
            message: "Penarikan belum dicatat.",
            errors: { rupiah: "Tulis jumlah dalam rupiah tanpa koma, misalnya 20.000." },
          }
        : null,
    body: ({ rupiah, note }) => ({ kind: "WITHDRAWAL", rupiah: rupiahUpTo(rupiah, MOST_ENTRY_RUPIAH), note }),
  });
  return (
    <form {...form} aria-label="Catat penarikan" className="grid content-start gap-3">
      <h4 className="font-semibold">Catat penarikan</h4>
      <SubmitOutcome state={state} idPrefix={`${id}-`} />
      <Field name="rupiah" id={`${id}-rupiah`} label="Jumlah (Rp)" required error={state.errors.rupiah}>
        {(control) => <Input {...control} inputMode="numeric" placeholder="20.000" maxLength={15} autoComplete="off" />}
      </Field>
      <Field name="note" id={`${id}-note`} label="Keterangan" error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      <Button type="submit" variant="secondary" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat penarikan"}
      </Button>
    </form>
  );
}
