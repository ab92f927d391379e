import { NumberEcho } from "@/components/forms/number-echo";
import { LineField } from "@/components/forms/typed-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/kernel/errors";
import { MOST_PRICES, PARTNER_LENGTH, WEEKDAY_LABELS } from "@/lib/partners/rules";
import type { DayValue, ManageValues, PriceValue } from "./manage-values";

interface HoursFieldsProps {
  values: Pick<ManageValues, "days" | "schedule_note">;
  errors: FieldErrors;
  onChange: (change: Partial<ManageValues>) => void;
}

/** The week, a row a day, and what a week cannot say. */
export function HoursFields({ values: { days, schedule_note }, errors, onChange }: HoursFieldsProps) {
  function change(day: number, part: Partial<DayValue>) {
    onChange({ days: days.map((one) => (one.day === day ? { ...one, ...part } : one)) });
  }
  return (
    <>
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
        {errors.hours ? <FieldError id="kelola-hours-error" text={errors.hours} /> : null}
      </div>
      <LineField
        name="schedule_note"
        id="kelola-schedule_note"
        label="Keterangan jadwal"
        hint="Misalnya: hanya Sabtu pertama tiap bulan."
        error={errors.schedule_note}
        maxLength={PARTNER_LENGTH.note}
        value={schedule_note}
        onChange={({ target }) => onChange({ schedule_note: target.value })}
      />
    </>
  );
}

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
              onClick={() => onChange({ prices: prices.filter((price) => price.key !== key) })}
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
            className="max-w-60"
            value={prices_on}
            onChange={({ target }) => onChange({ prices_on: target.value })}
          />
        )}
      </Field>
    </>
  );
}
