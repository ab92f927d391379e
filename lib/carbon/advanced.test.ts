import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankedActions } from "./actions";
import { type AdvancedInputs, type Answer, calculateAdvanced } from "./advanced";
import { NO_TEXTS, readAdvanced, STEPS } from "./advanced-form";
import { COMPARISONS } from "./factors";
import { PEOPLE, PEOPLE_IDS, QUESTION_IDS, type QuestionId, questionOf, unanswered } from "./questions";

const UNKNOWN = fc.constant({ unknown: true } as const);
const EMPTY: AdvancedInputs = { answers: {}, people: {} };

const unitOf = (id: QuestionId) => questionOf(id).units[0]?.id ?? "";
const NOTHING_DONE: AdvancedInputs = {
  answers: Object.fromEntries(QUESTION_IDS.map((id) => [id, { value: 0, unit: unitOf(id) }])),
  people: {},
};

/** These answers, and 0 to everything else. */
const answered = (answers: AdvancedInputs["answers"], people: AdvancedInputs["people"] = {}) =>
  calculateAdvanced({ answers: { ...NOTHING_DONE.answers, ...answers }, people });

const answerTo = (id: QuestionId): fc.Arbitrary<Answer> =>
  fc.oneof(
    UNKNOWN,
    ...questionOf(id).units.map(({ id: unit, max }) =>
      fc.double({ min: 0, max, noNaN: true }).map((value) => ({ value, unit })),
    ),
  );

const inputs: fc.Arbitrary<AdvancedInputs> = fc.record({
  answers: fc.record(Object.fromEntries(QUESTION_IDS.map((id) => [id, answerTo(id)])), { requiredKeys: [] }),
  people: fc.record(
    Object.fromEntries(
      PEOPLE_IDS.map((id) => [
        id,
        fc.oneof(UNKNOWN, fc.record({ value: fc.double({ min: 0, max: PEOPLE[id].max, noNaN: true }) })),
      ]),
    ),
    { requiredKeys: [] },
  ),
  sorted: fc.option(fc.oneof(UNKNOWN, fc.record({ value: fc.double({ min: 0, max: 100, noNaN: true }) })), {
    nil: undefined,
  }),
});

describe("the footprint", () => {
  it("is nothing where nothing is done, and the share of one person", () => {
    expect(calculateAdvanced(NOTHING_DONE)).toMatchObject({ total: { value: 0, low: 0, high: 0 }, parts: [] });
    const electricity = { value: 100, unit: "kwh" };
    const alone = answered({ electricity }, { household: { value: 1 } });
    expect(alone.total.value).toBeCloseTo(100 * 12 * 0.817);
    const four = answered({ electricity }, { household: { value: 4 } });
    expect(four.total.value).toBeCloseTo(alone.total.value / 4);
  });

  it("is what is usual here where nothing is answered, and narrower with every answer", () => {
    const { total, parts, unknown } = calculateAdvanced(EMPTY);
    expect(total.value).toBeGreaterThan(500);
    expect(total.value).toBeLessThan(COMPARISONS.indonesiaGreenhouse.value * 1000);
    expect(total.low).toBeLessThan(total.value / 2);
    expect(parts.every(({ answered: given }) => !given)).toBe(true);
    expect(unknown).toBe(0);
    for (const id of QUESTION_IDS) {
      const { low, value, high } = unanswered(questionOf(id));
      expect(low, id).toBeLessThan(value);
      expect(value, id).toBeLessThan(high);
      if (id === "electricity" || id === "airConditioner") continue;
      const { total: surer } = calculateAdvanced({ answers: { [id]: { value: 0, unit: unitOf(id) } }, people: {} });
      expect(surer.high - surer.low, id).toBeLessThan(total.high - total.low);
    }
  });

  it("is never negative, always a range around its middle, and the sum of its parts", () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { total, parts } = calculateAdvanced(given);
        expect(total.low).toBeGreaterThanOrEqual(0);
        expect(total.low).toBeLessThanOrEqual(total.value);
        expect(total.value).toBeLessThanOrEqual(total.high);
        expect(parts.reduce((sum, { kilograms }) => sum + kilograms.value, 0)).toBeCloseTo(total.value);
        expect(Number.isFinite(total.high)).toBe(true);
      }),
    );
  });

  it("rises with every answer", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(inputs, fc.constantFrom(...QUESTION_IDS), share, (given, id, part) => {
        const answer = given.answers[id];
        if (!answer || "unknown" in answer) return;
        const less = { ...given, answers: { ...given.answers, [id]: { ...answer, value: answer.value * part } } };
        const [small, large] = [calculateAdvanced(less).total, calculateAdvanced(given).total];
        for (const end of ["low", "value", "high"] as const) expect(small[end]).toBeLessThanOrEqual(large[end] + 1e-9);
      }),
    );
  });

  it("falls with the people who share", () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...PEOPLE_IDS), fc.integer({ min: 1, max: 10 }), (given, id, count) => {
        const of = (value: number) => calculateAdvanced({ ...given, people: { ...given.people, [id]: { value } } });
        expect(of(count + 1).total.value).toBeLessThanOrEqual(of(count).total.value + 1e-9);
      }),
    );
  });

  it("counts the cooling once: in the bill, or beside an unknown one", () => {
    const airConditioner = { value: 8, unit: "hour" };
    const bill = { value: 500, unit: "kwh" };
    const known = answered({ electricity: bill, airConditioner });
    expect(known.total).toEqual(answered({ electricity: bill }).total);
    expect(known.total).toEqual(answered({ electricity: bill, airConditioner: undefined }).total);
    const guessed = answered({ electricity: { unknown: true }, airConditioner });
    const base = answered({ electricity: { unknown: true } });
    expect(guessed.total.value).toBeGreaterThan(base.total.value);
    expect(guessed.unknown).toBe(1);
  });

  it("leaves the sorted waste out of the total", () => {
    const given = { answers: { beef: { value: 1, unit: "portion" } }, people: {}, sorted: { value: 50 } };
    const { total, sortedWaste } = calculateAdvanced(given);
    expect(sortedWaste).toBe(250);
    expect(total).toEqual(calculateAdvanced({ ...given, sorted: undefined }).total);
  });
});

describe("the actions", () => {
  it("are ranked, worth something, and never spare more than there is", () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { total } = calculateAdvanced({ ...given, sorted: undefined });
        const actions = rankedActions(given);
        for (const [index, action] of actions.entries()) {
          expect(action.kilograms).toBeLessThanOrEqual(actions[index - 1]?.kilograms ?? Number.POSITIVE_INFINITY);
          expect(action.kilograms).toBeGreaterThanOrEqual(1);
          expect(action.rupiah ?? 0).toBeGreaterThanOrEqual(0);
          if (action.id !== "waste-sorted") expect(action.kilograms).toBeLessThanOrEqual(total.value + 1e-6);
        }
      }),
    );
  });

  it("are none where there is nothing to better", () => {
    expect(rankedActions(EMPTY)).toEqual([]);
  });

  it("reckon the money by the tariff that was answered with", () => {
    const of = (unit: string) =>
      rankedActions({ answers: { electricity: { value: 400_000, unit } }, people: { household: { value: 1 } } }).find(
        ({ id }) => id === "electricity-waste",
      );
    // A tenth of what is paid in a year, whatever the tariff.
    expect(of("tariff450")?.rupiah).toBeCloseTo(480_000);
    expect(of("tariff3500")?.rupiah).toBeCloseTo(480_000);
    expect(of("tariff450")?.kilograms).toBeGreaterThan(of("tariff3500")?.kilograms ?? 0);
  });
});

describe("the form", () => {
  it('is empty when nothing is typed, and reads units, commas and "tidak tahu"', () => {
    expect(readAdvanced(NO_TEXTS)).toEqual({ inputs: EMPTY, errors: {} });
    const texts = { ...NO_TEXTS, motorcycle: "2,5", "rice:unknown": "1", household: "4", sorted: "0", car: "0" };
    expect(readAdvanced({ ...texts, electricity: "150.000", "electricity:unit": "tariff1300" }).inputs).toEqual({
      answers: {
        motorcycle: { value: 2.5, unit: "litre" },
        car: { value: 0, unit: "litre" },
        rice: { unknown: true },
        electricity: { value: 150_000, unit: "tariff1300" },
      },
      people: { household: { value: 4 } },
      sorted: { value: 0 },
    });
  });

  it("asks everything once, in its five steps", () => {
    const every = STEPS.flatMap(({ ids }) => ids);
    expect(STEPS).toHaveLength(5);
    expect([...every].sort()).toEqual([...QUESTION_IDS, ...PEOPLE_IDS, "sorted"].sort());
  });

  it("keeps to the bounds of the chosen unit", () => {
    for (const id of QUESTION_IDS) {
      for (const { id: unit, max } of questionOf(id).units) {
        const read = (text: string) => readAdvanced({ ...NO_TEXTS, [id]: text, [`${id}:unit`]: unit }).errors[id];
        expect(read(String(max))).toBeUndefined();
        expect(read(`${max}1`)).toContain("paling banyak");
        expect(read("-1")).toContain("paling sedikit");
      }
    }
  });
});
