import type { AdvancedInputs, Answer, PeopleAnswer } from "./advanced";
import {
  PEOPLE,
  PEOPLE_IDS,
  type PeopleId,
  QUESTION_IDS,
  type QuestionId,
  questionOf,
  SORTED_WASTE,
} from "./questions";
import { type AmountField, readAmount } from "./rules";

/** What is asked with a number: every question, the people, and the sorted waste. */
export type AmountId = QuestionId | PeopleId | "sorted";
/** The fields of the form: a number, its unit, and whether it is not known ("1"). */
export type AdvancedField = AmountId | `${QuestionId}:unit` | `${AmountId}:unknown`;
export type AdvancedTexts = Record<AdvancedField, string>;

const AMOUNT_IDS: readonly AmountId[] = [...QUESTION_IDS, ...PEOPLE_IDS, "sorted"];

export const NO_TEXTS = Object.fromEntries([
  ...AMOUNT_IDS.flatMap((id) => [
    [id, ""],
    [`${id}:unknown`, ""],
  ]),
  ...QUESTION_IDS.map((id) => [`${id}:unit`, questionOf(id).units[0]?.id ?? ""]),
]) as AdvancedTexts;

interface ReadAdvanced {
  inputs: AdvancedInputs;
  errors: Partial<Record<AmountId, string>>;
}

/** The form as it was typed. @returns the inputs, and what is wrong with each field, in its order */
export function readAdvanced(texts: AdvancedTexts): ReadAdvanced {
  const errors: ReadAdvanced["errors"] = {};
  const inputs: AdvancedInputs = { answers: {}, people: {} };

  function read(id: AmountId, field: AmountField): PeopleAnswer | undefined {
    if (texts[`${id}:unknown`] === "1") return { unknown: true };
    const { value, error } = readAmount(texts[id], field);
    if (error !== undefined) errors[id] = error;
    return value ? { value } : undefined;
  }

  for (const id of QUESTION_IDS) {
    const { label, units } = questionOf(id);
    const unit = units.find((candidate) => candidate.id === texts[`${id}:unit`]) ?? units[0];
    if (!unit) continue;
    const answer = read(id, { label, max: unit.max });
    if (answer) inputs.answers[id] = withUnit(answer, unit.id);
  }
  for (const id of PEOPLE_IDS) {
    const answer = read(id, PEOPLE[id]);
    if (answer) inputs.people[id] = answer;
  }
  const sorted = read("sorted", SORTED_WASTE);
  // None at all is an answer too: it is what can be bettered most.
  if (sorted ?? texts.sorted.trim() !== "") inputs.sorted = sorted ?? { value: 0 };
  return { inputs, errors };
}

function withUnit(answer: PeopleAnswer, unit: string): Answer {
  return "unknown" in answer ? answer : { ...answer, unit };
}
