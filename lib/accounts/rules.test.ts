import { describe, expect, it } from "vitest";
import { registrationSummary } from "./fields";
import { ageOf, isStrongEnough, PASSWORD_CHECKS, SECURITY_QUESTION_KEYS, WEAK_PASSWORD, WRONG_AGE } from "./rules";

function failing(password: string): string[] {
  return PASSWORD_CHECKS.filter((check) => !check.holds(password)).map((check) => check.id);
}

describe("the password checklist", () => {
  it.each([
    ["", ["length", "upper", "lower", "digit", "symbol"]],
    ["Aa1!", ["length"]],
    ["rumput-hijau-7", ["upper"]],
    ["RUMPUT-HIJAU-7", ["lower"]],
    ["Rumput-Hijau", ["digit"]],
    ["RumputHijau7", ["symbol"]],
    ["Rumput Hijau 7", ["symbol"]],
    ["Rumput-Hijau-7", []],
  ])("of %j leaves open %j", (password, open) => {
    expect(failing(password)).toEqual(open);
    expect(isStrongEnough(password)).toBe(open.length === 0);
  });
});

describe("umur", () => {
  it.each([13, 100, "13", " 42 ", "100"])("takes %j", (value) => {
    expect(ageOf(value)).toBe(Number(value));
  });

  it.each([12, 101, "12", "101", 13.5, "13,5", "-20", "1e2", "", "dua belas", null, undefined, Number.NaN, [20]])(
    "refuses %j",
    (value) => {
      expect(ageOf(value)).toBeNull();
    },
  );
});

it("knows the spec's five questions", () => {
  expect(SECURITY_QUESTION_KEYS).toHaveLength(5);
});

it("says the spec's sentence once a field was left empty, unless it is only the password", () => {
  expect(registrationSummary({ username: "Username wajib diisi.", umur: WRONG_AGE })).toBe(
    "Mohon lengkapi semua bidang.",
  );
  expect(registrationSummary({ password: WEAK_PASSWORD, umur: WRONG_AGE })).toBeUndefined();
});
