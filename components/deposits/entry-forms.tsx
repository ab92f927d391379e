import { useState } from "react";
import { keyBody } from "@/components/events/organiser/organiser-key";
import { Form } from "@/components/forms/form";
import { NumberEcho } from "@/components/forms/number-echo";
import { type FieldsDraft, useForm } from "@/components/forms/use-form";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { CORRECTION, DEPOSIT, WITHDRAWAL } from "@/lib/deposits/fields";
import { DEPOSIT_KIND_LABELS } from "@/lib/deposits/rules";
import type { DepositEntryView, RecordedEntryView } from "@/lib/deposits/view";
import { formatRupiah } from "@/lib/format/decimal";
import type { Fields } from "@/lib/forms/fields";
import { randomUuid } from "@/lib/http/random-key";
import { priceText } from "@/lib/partners/labels";
import type { PartnerPrice } from "@/lib/partners/rules";

/** Properties of every form of the book. */
interface EntryFormProps {
  path: string;
  token: string | null;
  onRecorded: (recorded: RecordedEntryView) => void;
}

interface CorrectionDialogProps extends EntryFormProps {
  entry: DepositEntryView | null;
  onClose: () => void;
}

/** A payment to the member, never more than the balance. */
export function WithdrawalForm({ id, ...props }: EntryFormProps & { id: string }) {
  const form = useEntry(WITHDRAWAL, props, { idPrefix: `${id}-`, more: () => ({ kind: "WITHDRAWAL" }) });
  const { value, onValue } = form.propsOf("rupiah");
  return (
    <Form
      of={form}
      label="Catat penarikan"
      className="grid content-start gap-3"
      title={<h4 className="font-semibold">Catat penarikan</h4>}
      note={null}
      send="Catat penarikan"
      sending="Mencatat…"
      look={{ variant: "secondary", wide: true }}
    >
      {form.field("rupiah", {
        placeholder: "20.000",
        after: <NumberEcho id={form.idOf("rupiah")} text={value} unit="rupiah" whole onText={onValue} />,
      })}
      {form.field("note")}
    </Form>
  );
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
  const more = () => ({ kind: "CORRECTION", corrects_id: entry.id });
  const form = useEntry(CORRECTION, props, { idPrefix: "koreksi-", more });
  const [asked, setAsked] = useState(false);
  if (form.propsOf("accepts_debt").error && !asked) setAsked(true);
  return (
    <Form
      of={form}
      label="Koreksi catatan"
      className="grid gap-4"
      title={
        <p className="text-ink-soft">
          {DEPOSIT_KIND_LABELS[entry.kind]} no. {entry.id} sebesar {formatRupiah(Math.abs(entry.amount))} dibatalkan
          dengan catatan lawan. Keduanya tetap tampil. Setelah itu catat yang benar.
        </p>
      }
      note={null}
      send="Catat koreksi"
      sending="Mencatat…"
      look={{ wide: true }}
    >
      {form.field("note")}
      {asked ? form.field("accepts_debt") : null}
    </Form>
  );
}

/** A weighed deposit, at the bank's own price; the server works out the amount. */
export function DepositForm({
  id,
  prices,
  ...props
}: EntryFormProps & { id: string; prices: readonly PartnerPrice[] }) {
  const form = useEntry(DEPOSIT, props, {
    idPrefix: `${id}-`,
    more: ({ values }) => ({
      kind: "DEPOSIT",
      // As it was shown; where it is another one by now nothing is written.
      price: prices.find(({ name }) => name === values.material)?.rupiah,
    }),
  });
  const { value, onValue } = form.propsOf("grams");
  if (prices.length === 0) {
    return (
      <Notice tone="wait" title="Isi dahulu daftar harga di atas">
        Setoran dihitung dari harga per kg di daftar itu.
      </Notice>
    );
  }
  return (
    <Form
      of={form}
      label="Catat setoran"
      className="grid content-start gap-3"
      title={<h4 className="font-semibold">Catat setoran</h4>}
      note={null}
      send="Catat setoran"
      sending="Mencatat…"
      look={{ wide: true }}
    >
      {form.field("material", {
        options: prices.map((price) => ({ value: price.name, label: `${price.name} (${priceText(price)})` })),
      })}
      {form.field("grams", {
        placeholder: "2,5",
        after: <NumberEcho id={form.idOf("grams")} text={value} unit="kg" onText={onValue} />,
      })}
      {form.field("note")}
    </Form>
  );
}

/**
 * A form that records one entry. It keeps its key until there is an answer, so that a lost one never writes twice;
 * then it is empty again and has a new key, since the same weight may well be brought again.
 */
function useEntry<Declared extends Fields>(
  declared: Declared,
  { path, token, onRecorded }: EntryFormProps,
  { idPrefix, more }: { idPrefix: string; more: (draft: FieldsDraft<Declared>) => object },
) {
  const [requestKey, setRequestKey] = useState(randomUuid);
  const form = useForm<Declared, RecordedEntryView>(declared, {
    to: path,
    trusted: true,
    again: true,
    idPrefix,
    more: (draft) => ({ ...more(draft), request_key: requestKey, ...keyBody(token) }),
    onSent: (recorded) => {
      form.clear();
      setRequestKey(randomUuid());
      onRecorded(recorded);
    },
    unexplained: "Catatan belum tersimpan. Silakan coba lagi.",
  });
  return form;
}
