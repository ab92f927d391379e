import { NumberEcho } from "@/components/forms/number-echo";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { AdvancedField, AdvancedTexts, AmountId } from "@/lib/carbon/advanced-form";
import {
  PEOPLE,
  type PeopleId,
  type QuestionId,
  questionOf,
  SORTED_WASTE,
  type Unit,
  unanswered,
} from "@/lib/carbon/questions";
import { exactly, type Range } from "@/lib/carbon/ranges";
import { formatFigure } from "@/lib/format/decimal";

interface AmountQuestionProps {
  id: AmountId;
  texts: AdvancedTexts;
  error: string | undefined;
  onChange: (field: AdvancedField, value: string) => void;
}

interface Question {
  label: string;
  hint?: string;
  /** To choose from, or the one there is. */
  units?: readonly Unit[];
  unit?: string;
  /** The meaning of "tidak tahu", in the first unit. */
  unknown: Range;
  /** Stands in for no answer, in the first unit. */
  standIn?: Range;
}

function wordingOf(id: AmountId): Question {
  if (id === "sorted") {
    const hint = "Dihitung terpisah dan tidak mengurangi jumlah emisi; kosong berarti tidak ditampilkan.";
    return { ...SORTED_WASTE, unknown: exactly(SORTED_WASTE.unknown), hint };
  }
  if (id in PEOPLE) {
    const people = PEOPLE[id as PeopleId];
    return { ...people, unit: "orang", standIn: people.unknown };
  }
  const question = questionOf(id as QuestionId);
  return { ...question, standIn: unanswered(question) };
}

/** A number with its unit, or "tidak tahu"; while it is empty it says what stands in for it. */
export function AmountQuestion({ id, texts, error, onChange }: AmountQuestionProps) {
  const { label, hint, units = [], unit, unknown, standIn } = wordingOf(id);
  const own = `lanjutan-${id}`;
  const isUnknown = texts[`${id}:unknown`] === "1";
  const firstUnit = units[0]?.label ?? unit ?? "";
  const unitField = `${id}:unit`;
  const chosen = unitField in texts ? texts[unitField as keyof AdvancedTexts] : "";
  const unitLabel = units.find((choice) => choice.id === chosen)?.label ?? firstUnit;
  const isEmpty = !isUnknown && texts[id].trim() === "" && standIn !== undefined;
  const described = [
    hint ? `${own}-hint` : "",
    error ? `${own}-error` : "",
    isEmpty ? `${own}-empty` : "",
    `${own}-unit`,
  ]
    .filter(Boolean)
    .join(" ");
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
      <NumberEcho id={own} text={texts[id]} unit={unitLabel} onText={(text) => onChange(id, text)} />
      {isEmpty ? (
        <p id={`${own}-empty`} className="mt-1 text-sm text-ink-faint">
          Kosong = {defaultText(standIn, firstUnit)}
        </p>
      ) : null}
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
