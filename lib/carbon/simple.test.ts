import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateSimple, readSimple, SIMPLE_FIELDS, SIMPLE_QUESTIONS, type SimpleInputs, statusOf } from "./simple";

const NOTHING = { transport: 0, electricity: 0, meat: 0, recycling: 0 };
const EMPTY = { transport: "", electricity: "", meat: "", recycling: "" };

const inputs: fc.Arbitrary<SimpleInputs> = fc.record({
  transport: fc.double({ min: 0, max: 1000, noNaN: true }),
  electricity: fc.double({ min: 0, max: 2000, noNaN: true }),
  meat: fc.double({ min: 0, max: 21, noNaN: true }),
  recycling: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe("the spec's formulas", () => {
  it("give what they say", () => {
    const { total, breakdown, status } = calculateSimple({ transport: 100, electricity: 200, meat: 7, recycling: 50 });
    expect(breakdown.transport).toBeCloseTo(1.04);
    expect(breakdown.electricity).toBeCloseTo(1.2);
    expect(breakdown.meat).toBeCloseTo(0.0182);
    expect(breakdown.recycling).toBeCloseTo(0.25);
    expect(total).toBeCloseTo(2.0082);
    expect(status).toBe("Baik");
  });

  it("are never negative, and nothing of nothing", () => {
    fc.assert(
      fc.property(inputs, (given) => {
        expect(calculateSimple(given).total).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(calculateSimple(NOTHING)).toMatchObject({ total: 0, status: "Sangat Baik" });
    expect(calculateSimple({ ...NOTHING, recycling: 100 }).total).toBe(0);
  });

  it("rise with what is burnt, and fall with what is recycled", () => {
    fc.assert(
      fc.property(
        inputs,
        fc.constantFrom(...SIMPLE_FIELDS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, field, share) => {
          const less = { ...given, [field]: given[field] * share };
          const [small, large] = [calculateSimple(less).total, calculateSimple(given).total];
          if (field === "recycling") expect(small).toBeGreaterThanOrEqual(large);
          else expect(small).toBeLessThanOrEqual(large);
        },
      ),
    );
  });
});

it("has the cut-offs 2, 4 and 6", () => {
  const totals = [0, 1.99, 2, 3.99, 4, 5.99, 6, 100];
  expect(totals.map(statusOf)).toEqual([
    "Sangat Baik",
    "Sangat Baik",
    "Baik",
    "Baik",
    "Sedang",
    "Sedang",
    "Tinggi",
    "Tinggi",
  ]);
});

it("gives a tip above 50 km, 300 kWh and 5 portions and below 50 %, and praise where none fits", () => {
  const edge = { transport: 50, electricity: 300, meat: 5, recycling: 50 };
  expect(calculateSimple(edge).tips).toEqual([expect.stringContaining("Luar biasa")]);
  const over = { transport: 50.1, electricity: 300.1, meat: 5.1, recycling: 49.9 };
  expect(calculateSimple(over).tips).toHaveLength(4);
  expect(calculateSimple({ ...edge, meat: 6 }).tips).toEqual([expect.stringContaining("3 sampai 4 porsi")]);
});

describe("the form", () => {
  it("counts what is empty as nothing", () => {
    expect(readSimple(EMPTY)).toEqual({ inputs: NOTHING, errors: {} });
  });

  it("keeps to its bounds", () => {
    for (const field of SIMPLE_FIELDS) {
      const { max } = SIMPLE_QUESTIONS[field];
      expect(readSimple({ ...EMPTY, [field]: String(max) }).errors).toEqual({});
      expect(readSimple({ ...EMPTY, [field]: `${max},1` }).errors[field]).toContain("paling banyak");
      expect(readSimple({ ...EMPTY, [field]: "-1" }).errors[field]).toContain("paling sedikit 0");
      expect(readSimple({ ...EMPTY, [field]: "banyak" }).errors[field]).toContain("harus berupa angka");
    }
  });

  it("takes a comma and a dot", () => {
    expect(readSimple({ ...EMPTY, meat: "2,5", transport: "12.5" }).inputs).toMatchObject({
      meat: 2.5,
      transport: 12.5,
    });
  });
});
