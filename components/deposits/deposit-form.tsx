"use client";

import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { priceText } from "@/components/partners/partner-words";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { DEPOSIT_LENGTH, gramsIn } from "@/lib/deposits/rules";
import type { PartnerPrice } from "@/lib/partners/rules";
import { type EntryFormProps, useEntry } from "./use-entry";

/** What was weighed, at the bank's own price; the server works out the amount. */
export function DepositForm({
  id,
  prices,
  ...props
}: EntryFormProps & { id: string; prices: readonly PartnerPrice[] }) {
  const { state, form } = useEntry(props, ["material", "grams", "note"], {
    check: ({ material, grams }) => {
      const errors: Record<string, string> = {};
      if (material === "") errors.material = "Pilih jenis sampah dari daftar harga.";
      if (gramsIn(grams) === null) errors.grams = "Tulis berat dalam kg, misalnya 2,5; paling banyak 10.000 kg.";
      return Object.keys(errors).length > 0 ? { message: "Setoran belum dicatat.", errors } : null;
    },
    body: ({ material, grams, note }) => {
      const price = prices.find(({ name }) => name === material)?.rupiah;
      return { kind: "DEPOSIT", material, grams: gramsIn(grams), price, note };
    },
  });
  if (prices.length === 0) {
    return (
      <Notice tone="wait" title="Isi dahulu daftar harga di atas">
        Setoran dihitung dari harga per kg di daftar itu.
      </Notice>
    );
  }
  return (
    <form {...form} aria-label="Catat setoran" className="grid content-start gap-3">
      <h4 className="font-semibold">Catat setoran</h4>
      <SubmitOutcome state={state} idPrefix={`${id}-`} />
      <Field name="material" id={`${id}-material`} label="Jenis" required error={state.errors.material}>
        {(control) => (
          <Select
            {...control}
            placeholder="Pilih jenis"
            options={prices.map((price) => ({ value: price.name, label: `${price.name} (${priceText(price)})` }))}
          />
        )}
      </Field>
      <Field name="grams" id={`${id}-grams`} label="Berat (kg)" required error={state.errors.grams}>
        {(control) => <Input {...control} inputMode="decimal" placeholder="2,5" maxLength={9} autoComplete="off" />}
      </Field>
      <Field name="note" id={`${id}-note`} label="Keterangan" error={state.errors.note}>
        {(control) => <Input {...control} maxLength={DEPOSIT_LENGTH.note} autoComplete="off" />}
      </Field>
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Mencatat…" : "Catat setoran"}
      </Button>
    </form>
  );
}
