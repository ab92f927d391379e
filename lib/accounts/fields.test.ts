import { expect, it } from "vitest";
import { problemsIn } from "@/lib/forms/rules";
import { testForm } from "@/lib/forms/test-form";
import { PROFILE, REGISTRATION, registrationSummary } from "./fields";
import { ADMIN_LOGIN, LOGIN } from "./fields-login";
import { WEAK_PASSWORD, WRONG_AGE } from "./rules";
import { LogIn, RegisterAccount, SignInForm, UpdateProfile } from "./schemas";

testForm("REGISTRATION", {
  fields: REGISTRATION,
  schema: RegisterAccount,
  right: { username: "Siti Kebun" },
  wrong: { password: "lemah", umur: "tua" },
});
testForm("PROFILE", { fields: PROFILE, schema: UpdateProfile, wrong: { umur: "12" } });
testForm("LOGIN", { fields: LOGIN, schema: LogIn });
testForm("LOGIN, as the page sends it", { fields: LOGIN, schema: SignInForm });
testForm("ADMIN_LOGIN", { fields: ADMIN_LOGIN, schema: SignInForm, more: { admin: true } });

const GOOD = {
  username: "Siti Kebun",
  password: "Rumput-Hijau-7",
  daerah: "Jawa Barat",
  umur: "27",
  pertanyaan_keamanan: "hewan",
  jawaban_keamanan: "Si Belang",
};

it("names each empty field of a registration in the form's order, under the spec's sentence", () => {
  const errors = problemsIn(REGISTRATION, { ...GOOD, daerah: "", umur: " ", password: "lemah" });
  expect(registrationSummary(errors)).toBe("Mohon lengkapi semua bidang.");
  expect(Object.entries(errors)).toEqual([
    ["password", "Mohon lengkapi semua persyaratan password."],
    ["daerah", "Daerah wajib diisi."],
    ["umur", "Umur wajib diisi."],
  ]);
});

it("speaks of the password before the age once everything is filled in", () => {
  const errors = problemsIn(REGISTRATION, { ...GOOD, password: "rumput", umur: "12" });
  expect(registrationSummary(errors)).toBeUndefined();
  expect(Object.values(errors)).toEqual([WEAK_PASSWORD, WRONG_AGE]);
});
