import { expect, it } from "vitest";
import { problemsIn } from "@/lib/forms/rules";
import { testForm } from "@/lib/forms/test-form";
import { RESET, VERIFICATION } from "./fields";
import { ResetPassword, VerifyAccount } from "./schemas";

const PASSWORD = "Rumput-Hijau-7";

testForm("VERIFICATION", { fields: VERIFICATION, schema: VerifyAccount });
testForm("RESET", { fields: RESET, schema: ResetPassword, more: { userId: "tiket" }, wrong: { newPassword: "kayu" } });

it("says of each empty field of the first step what the specification says, in the form's order", () => {
  const values = { username: "  ", selectedQuestion: "", securityAnswer: " " };
  expect(Object.entries(problemsIn(VERIFICATION, values))).toEqual([
    ["username", "Username tidak boleh kosong"],
    ["selectedQuestion", "Pilih pertanyaan keamanan Anda"],
    ["securityAnswer", "Jawaban keamanan tidak boleh kosong"],
  ]);
});

it.each(["Rump-7", "rumput-hijau-7", "RUMPUT-HIJAU-7", "Rumput-Hijau", "RumputHijau7"])(
  "finds %j too weak",
  (newPassword) => {
    expect(problemsIn(RESET, { newPassword, confirmation: newPassword })).toEqual({
      newPassword: "Password harus minimal 8 karakter dengan huruf besar, kecil, angka, dan simbol",
    });
  },
);

it("wants the new password twice, letter by letter", () => {
  expect(problemsIn(RESET, { newPassword: PASSWORD, confirmation: PASSWORD })).toEqual({});
  expect(problemsIn(RESET, { newPassword: PASSWORD, confirmation: `${PASSWORD} ` })).toEqual({
    confirmation: "Konfirmasi password tidak cocok",
  });
});
