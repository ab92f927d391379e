import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { AdvancedField, AdvancedTexts, AmountId } from "@/lib/carbon/advanced-form";
import type { Unit } from "@/lib/carbon/questions";
import type { Range } from "@/lib/carbon/ranges";
import { formatFigure } from "@/lib/format/decimal";

interface AmountQuestionProps {
  id: AmountId;
  label: string;
  hint?: string;
  /** To choose from, or the one there is. */
  units?: readonly Unit[];
  unit?: string;
  /** What "tidak tahu" stands for, in the first unit. */
  unknown: Range;
  texts: AdvancedTexts;
  error: string | undefined;
  onChange: (field: AdvancedField, value: string) => void;
}

/** A number with its unit, or "tidak tahu". */
export function AmountQuestion({
  id,
  label,
  hint,
  units = [],
  unit,
  unknown,
  texts,
  error,
  onChange,
}: AmountQuestionProps) {
  const own = `lanjutan-${id}`;
  const isUnknown = texts[`${id}:unknown`] === "1";
  const firstUnit = units[0]?.label ?? unit ?? "";
  const unitField = `${id}:unit`;
  const chosen = unitField in texts ? texts[unitField as keyof AdvancedTexts] : "";
  const described = [hint ? `${own}-hint` : "", error ? `${own}-error` : "", `${own}-unit`].filter(Boolean).join(" ");
  return (
    <div className="border-b border-line pb-5">
      <label htmlFor={own} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${own}-hint`} className="mb-2 text-sm text-ink-faint">
          {hint}
        </p>
      ) : null}
      <div className="grid grid-cols-[minmax(5.5rem,2fr)_3fr] items-center gap-3 sm:max-w-md">
        <Input
          id={own}
          name={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={texts[id]}
          disabled={isUnknown}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(id, event.target.value)}
        />
        {units.length > 1 ? (
          <Select
            id={`${own}-unit`}
            aria-label={`Satuan ${label}`}
            value={chosen}
            disabled={isUnknown}
            options={units.map((choice) => ({ value: choice.id, label: choice.label }))}
            onChange={(event) => onChange(unitField as AdvancedField, event.target.value)}
          />
        ) : (
          <span id={`${own}-unit`} className="text-ink-soft">
            {firstUnit}
          </span>
        )}
      </div>
      {error ? <FieldError id={`${own}-error`} text={error} /> : null}
      <Checkbox
        id={`${own}-unknown`}
        name={`${id}:unknown`}
        label={
          <>
            Tidak tahu <span className="sr-only">({label})</span>
          </>
        }
        hint={isUnknown ? `Dihitung ${defaultText(unknown, firstUnit)} (asumsi).` : undefined}
        checked={isUnknown}
        onChange={(event) => onChange(`${id}:unknown`, event.target.checked ? "1" : "")}
        className="mt-3"
      />
    </div>
  );
}

function defaultText({ low, value, high }: Range, unit: string): string {
  const range = low === high ? "" : `, antara ${formatFigure(low)} dan ${formatFigure(high)}`;
  return `${formatFigure(value)} ${unit}${range}`;
}
