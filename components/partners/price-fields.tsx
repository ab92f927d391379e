import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/kernel/errors";
import { MOST_PRICES, PARTNER_LENGTH } from "@/lib/partners/rules";
import type { ManageValues, PriceValue } from "./manage-values";

interface PriceFieldsProps {
  values: Pick<ManageValues, "prices" | "prices_on">;
  errors: FieldErrors;
  onChange: (change: Partial<ManageValues>) => void;
}

/** What a kilogram brings, and from which day that holds. */
export function PriceFields({ values: { prices, prices_on }, errors, onChange }: PriceFieldsProps) {
  function change(key: number, part: Partial<PriceValue>) {
    onChange({ prices: prices.map((price) => (price.key === key ? { ...price, ...part } : price)) });
  }
  const nextKey = Math.max(-1, ...prices.map(({ key }) => key)) + 1;
  return (
    <>
      <div id="kelola-prices" tabIndex={-1} className="grid gap-3">
        {prices.map(({ key, name, rupiah }, index) => (
          <div key={key} className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-center gap-2">
            <Input
              aria-label={`Jenis, baris ${index + 1}`}
              placeholder="Botol PET bening"
              maxLength={PARTNER_LENGTH.price}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <Input
              aria-label={`Harga per kg dalam rupiah, baris ${index + 1}`}
              placeholder="Rp/kg"
              inputMode="numeric"
              maxLength={12}
              value={rupiah}
              onChange={({ target }) => change(key, { rupiah: target.value })}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Hapus baris ${index + 1}`}
              onClick={() => onChange({ prices: prices.filter((price) => price.key !== key) })}
            >
              <Icon name="trash" size={18} />
            </Button>
          </div>
        ))}
        {errors.prices ? <FieldError id="kelola-prices-error" text={errors.prices} /> : null}
        {prices.length < MOST_PRICES ? (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => onChange({ prices: [...prices, { key: nextKey, name: "", rupiah: "" }] })}
          >
            <Icon name="plus" size={18} /> Tambah baris harga
          </Button>
        ) : null}
      </div>
      <Field name="prices_on" id="kelola-prices_on" label="Harga berlaku per tanggal" error={errors.prices_on}>
        {(control) => (
          <Input
            {...control}
            type="date"
            className="max-w-52"
            value={prices_on}
            onChange={({ target }) => onChange({ prices_on: target.value })}
          />
        )}
      </Field>
    </>
  );
}
