import { NumberEcho } from "@/components/forms/number-echo";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { MOST_PRICES, PARTNER_LENGTH, WEEKDAY_LABELS } from "@/lib/partners/rules";
import type { DayValue, PriceValue } from "./manage-values";

interface HoursFieldProps {
  days: DayValue[];
  error: string | undefined;
  onDays: (days: DayValue[]) => void;
}

/** The week, a row a day. */
export function HoursField({ days, error, onDays }: HoursFieldProps) {
  function change(day: number, part: Partial<DayValue>) {
    onDays(days.map((one) => (one.day === day ? { ...one, ...part } : one)));
  }
  return (
    <div id="kelola-hours" tabIndex={-1} className="grid gap-2">
      {days.map(({ day, open, opens, closes }) => (
        <div key={day} className="grid min-h-12 items-center gap-2 sm:grid-cols-[9rem_1fr]">
          <Checkbox
            name={`buka-${day}`}
            label={WEEKDAY_LABELS[day]}
            checked={open}
            onChange={({ target }) => change(day, { open: target.checked })}
          />
          {open ? (
            <div className="flex items-center gap-2">
              <Input
                type="time"
                className="max-w-36"
                aria-label={`${WEEKDAY_LABELS[day]} buka pukul`}
                value={opens}
                onChange={({ target }) => change(day, { opens: target.value })}
              />
              <span aria-hidden="true">–</span>
              <Input
                type="time"
                className="max-w-36"
                aria-label={`${WEEKDAY_LABELS[day]} tutup pukul`}
                value={closes}
                onChange={({ target }) => change(day, { closes: target.value })}
              />
            </div>
          ) : null}
        </div>
      ))}
      {error ? <FieldError id="kelola-hours-error" text={error} /> : null}
    </div>
  );
}

interface PricesFieldProps {
  prices: PriceValue[];
  error: string | undefined;
  onPrices: (prices: PriceValue[]) => void;
}

/** Prices for a kilogram, one row for each kind. */
export function PricesField({ prices, error, onPrices }: PricesFieldProps) {
  function change(key: number, part: Partial<PriceValue>) {
    onPrices(prices.map((price) => (price.key === key ? { ...price, ...part } : price)));
  }
  const nextKey = Math.max(-1, ...prices.map(({ key }) => key)) + 1;
  return (
    <div id="kelola-prices" tabIndex={-1} className="grid gap-3">
      {prices.map(({ key, name, rupiah }, index) => (
        <div key={key} className="flex flex-wrap items-center gap-2">
          <Input
            aria-label={`Jenis, baris ${index + 1}`}
            placeholder="Botol PET bening"
            className="min-w-0 flex-[1_1_7rem]"
            maxLength={PARTNER_LENGTH.price}
            value={name}
            onChange={({ target }) => change(key, { name: target.value })}
          />
          <Input
            id={`kelola-harga-${key}`}
            aria-label={`Harga per kg dalam rupiah, baris ${index + 1}`}
            placeholder="Rp/kg"
            className="min-w-0 flex-[0_1_7rem]"
            inputMode="numeric"
            maxLength={12}
            value={rupiah}
            onChange={({ target }) => change(key, { rupiah: target.value })}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={`Hapus baris ${index + 1}`}
            onClick={() => onPrices(prices.filter((price) => price.key !== key))}
          >
            <Icon name="trash" size={18} />
          </Button>
          <NumberEcho
            id={`kelola-harga-${key}`}
            text={rupiah}
            unit="rupiah"
            whole
            className="basis-full"
            onText={(text) => change(key, { rupiah: text })}
          />
        </div>
      ))}
      {error ? <FieldError id="kelola-prices-error" text={error} /> : null}
      {prices.length < MOST_PRICES ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onPrices([...prices, { key: nextKey, name: "", rupiah: "" }])}
        >
          <Icon name="plus" size={18} /> Tambah baris harga
        </Button>
      ) : null}
    </div>
  );
}
