import type { AdvancedInputs, Answer, PeopleAnswer } from "./advanced";
import {
  GROUPS,
  type Group,
  PEOPLE,
  PEOPLE_IDS,
  type PeopleId,
  QUESTION_IDS,
  type QuestionId,
  questionOf,
  SORTED_WASTE,
} from "./questions";
import { type AmountField, readAmount } from "./rules";

/** The five pages of the form, each with its picture in `public/ilustrasi`. */
export const STEPS: readonly { title: string; drawing: string; ids: readonly AmountId[] }[] = [
  { title: GROUPS[0], drawing: "angkot", ids: inGroup(GROUPS[0]) },
  { title: GROUPS[1], drawing: "kereta", ids: inGroup(GROUPS[1]) },
  { title: GROUPS[2], drawing: "rumah", ids: ["household", ...inGroup(GROUPS[2])] },
  { title: GROUPS[3], drawing: "dapur", ids: inGroup(GROUPS[3]) },
  { title: "Sampah", drawing: "lima-warna", ids: ["sorted"] },
];

/** The passengers stand behind the car that they share. */
function inGroup(group: Group): AmountId[] {
  return QUESTION_IDS.filter((id) => questionOf(id).group === group).flatMap((id) =>
    id === "car" ? [id, "passengers" as const] : [id],
  );
}

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
    // Nothing typed is no answer; a 0 is one.
    if (texts[id].trim() === "") return undefined;
    const { value, error } = readAmount(texts[id], field);
    if (error === undefined) return { value };
    errors[id] = error;
    return undefined;
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
  if (sorted) inputs.sorted = sorted;
  return { inputs, errors };
}

function withUnit(answer: PeopleAnswer, unit: string): Answer {
  return "unknown" in answer ? answer : { ...answer, unit };
}
