import { CONVERSIONS, FACTORS } from "./factors";
import {
  PEOPLE,
  type PeopleId,
  QUESTION_IDS,
  type QuestionId,
  questionOf,
  SORTED_WASTE,
  type Unit,
  unanswered,
} from "./questions";
import { atLeast, divided, exactly, NOTHING, plus, type Range, times } from "./ranges";

/** An answer in one of its question's units, or that it is not known. What is not answered counts as is usual here. */
export type Answer = { value: number; unit: string } | { unknown: true };
export type PeopleAnswer = { value: number } | { unknown: true };

export interface AdvancedInputs {
  answers: Partial<Record<QuestionId, Answer>>;
  people: Partial<Record<PeopleId, PeopleAnswer>>;
  /** Percent of the waste. */
  sorted?: PeopleAnswer | undefined;
}

/** What is told apart: the air conditioner is a part of the electricity. */
export type PartId = Exclude<QuestionId, "airConditioner">;

export interface Part {
  id: PartId;
  /** Kilograms a year, one person's share. */
  kilograms: Range;
  /** Whether it was answered; what is usual stands in for it otherwise. */
  answered: boolean;
}

export interface AdvancedResult {
  /** Kilograms of CO2e a year. */
  total: Range;
  /** The largest first; nothing that is nothing. */
  parts: Part[];
  /** Kilograms that sorting may spare elsewhere; an estimate, not in the total. */
  sortedWaste: number;
  /** How many answers are "tidak tahu". */
  unknown: number;
}

/** Kilograms that all of the waste stands for: the simple mode's half a ton, for want of a sourced figure. */
export const SORTED_WASTE_MOST = 500;

export function calculateAdvanced(inputs: AdvancedInputs): AdvancedResult {
  const parts = QUESTION_IDS.filter((id) => id !== "airConditioner")
    .map((id) => ({ id, kilograms: partOf(inputs, id), answered: inputs.answers[id] !== undefined }))
    .filter(({ kilograms }) => kilograms.high > 0)
    .sort((one, other) => other.kilograms.value - one.kilograms.value);
  return {
    total: parts.map(({ kilograms }) => kilograms).reduce(plus, NOTHING),
    parts,
    sortedWaste: (sortedPercent(inputs) / 100) * SORTED_WASTE_MOST,
    unknown: [...Object.values(inputs.answers), ...Object.values(inputs.people), inputs.sorted].filter(isUnknown)
      .length,
  };
}

function partOf(inputs: AdvancedInputs, id: PartId): Range {
  if (id !== "electricity") return kilogramsOf(inputs, id);
  const metered = kilogramsOf(inputs, id);
  const cooling = kilogramsOf(inputs, "airConditioner");
  const bill = inputs.answers.electricity;
  if (bill === undefined || isUnknown(bill)) return plus(metered, cooling);
  // A bill holds the cooling already, so only what was said of it may be more; what is assumed of an unknown one does not.
  return inputs.answers.airConditioner === undefined ? metered : atLeast(metered, cooling);
}

/** One person's share of what a question is about, in kilograms a year. */
export function kilogramsOf(inputs: AdvancedInputs, id: QuestionId): Range {
  const answer = inputs.answers[id];
  const question = questionOf(id);
  const unit = unitOf(id, answer);
  const amount = answer === undefined ? unanswered(question) : amountOf(answer, question.unknown);
  if (unit === null || amount.high === 0) return NOTHING;
  const whole = times(times(amount, exactly(unit.perYear)), perUnit(unit));
  if (question.shared) return divided(whole, peopleOf(inputs, "household"));
  return question.carried ? divided(whole, peopleOf(inputs, "passengers")) : whole;
}

function perUnit({ factor, conversion }: Unit): Range {
  return conversion === undefined ? FACTORS[factor] : times(CONVERSIONS[conversion], FACTORS[factor]);
}

/** The unit of an answer; the first without one. */
export function unitOf(id: QuestionId, answer: Answer | undefined): Unit | null {
  const { units } = questionOf(id);
  const wanted = answer === undefined || isUnknown(answer) ? units[0]?.id : answer.unit;
  return units.find((unit) => unit.id === wanted) ?? null;
}

function amountOf(answer: PeopleAnswer | undefined, unknown: Range): Range {
  return answer === undefined || isUnknown(answer) ? unknown : exactly(answer.value);
}

export function peopleOf({ people }: AdvancedInputs, id: PeopleId): Range {
  return atLeast(amountOf(people[id], PEOPLE[id].unknown), exactly(1));
}

function sortedPercent({ sorted }: AdvancedInputs): number {
  // It is no part of the footprint, so nothing stands in for it.
  if (sorted === undefined) return 0;
  return amountOf(sorted, exactly(SORTED_WASTE.unknown)).value;
}

export function isUnknown(answer: Answer | PeopleAnswer | undefined): answer is { unknown: true } {
  return answer !== undefined && "unknown" in answer;
}
