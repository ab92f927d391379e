import { expect, it } from "vitest";
import { problemsIn } from "@/lib/forms/rules";
import { filledForm, testForm } from "@/lib/forms/test-form";
import { PARTNER, summaryOfPartner } from "./fields";
import { pageFields } from "./fields-page";
import { CreatePartner, EditPartner } from "./schemas";

testForm("PARTNER", { fields: PARTNER, schema: CreatePartner });

const LISTS = { revision: 1, materials: [], hours: [], prices: [] };
for (const [who, owns, email] of [
  ["who owns it", true, "melati@contoh.id"],
  ["who owns it and gave no address", true, null],
  ["staff", false, "melati@contoh.id"],
] as const) {
  testForm(`PARTNER_PAGE for ${who}`, { fields: pageFields(owns, email), schema: EditPartner, more: LISTS });
}

it("a waste bank without one of the three is refused in the spec's words", () => {
  for (const name of ["name", "email", "phone"]) {
    const problems = problemsIn(PARTNER, { ...filledForm(PARTNER), [name]: "" });
    expect(summaryOfPartner(problems)).toBe("Nama, Email, dan Nomor Telepon harus diisi.");
  }
  expect(summaryOfPartner(problemsIn(PARTNER, { ...filledForm(PARTNER), name: "a" }))).toBeUndefined();
});
