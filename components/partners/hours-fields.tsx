import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PARTNER_LENGTH, WEEKDAY_LABELS } from "@/lib/partners/rules";
import type { DayValue, ManageValues } from "./manage-values";

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
      <Field
        name="schedule_note"
        id="kelola-schedule_note"
        label="Keterangan jadwal"
        hint="Misalnya: hanya Sabtu pertama tiap bulan."
        error={errors.schedule_note}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={PARTNER_LENGTH.note}
            value={schedule_note}
            onChange={({ target }) => onChange({ schedule_note: target.value })}
          />
        )}
      </Field>
    </>
  );
}
