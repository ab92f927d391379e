import { expect, it } from "vitest";
import { problemsIn } from "@/lib/forms/rules";
import { filledForm, testForm } from "@/lib/forms/test-form";
import { PARTNER, summaryOfPartner } from "./fields";
import { CreatePartner } from "./schemas";

testForm("PARTNER", { fields: PARTNER, schema: CreatePartner });

it("a waste bank without one of the three is refused in the spec's words", () => {
  for (const name of ["name", "email", "phone"]) {
    const problems = problemsIn(PARTNER, { ...filledForm(PARTNER), [name]: "" });
    expect(summaryOfPartner(problems)).toBe("Nama, Email, dan Nomor Telepon harus diisi.");
  }
  expect(summaryOfPartner(problemsIn(PARTNER, { ...filledForm(PARTNER), name: "a" }))).toBeUndefined();
});
