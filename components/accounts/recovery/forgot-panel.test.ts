import { expect, it } from "vitest";
import { checkReset, checkVerify } from "./forgot-panel";

const DATA = { username: "Siti Kebun", selectedQuestion: "hewan", securityAnswer: "Si Belang" };
const PASSWORD = "Rumput-Hijau-7";

it("says of each empty field of the first step what the specification says, in the form's order", () => {
  expect(checkVerify(DATA)).toBeNull();
  const { errors } = checkVerify({ username: "  ", selectedQuestion: "", securityAnswer: " " }) ?? {};
  expect(Object.entries(errors ?? {})).toEqual([
    ["username", "Username tidak boleh kosong"],
    ["selectedQuestion", "Pilih pertanyaan keamanan Anda"],
    ["securityAnswer", "Jawaban keamanan tidak boleh kosong"],
  ]);
});

it.each(["Rump-7", "rumput-hijau-7", "RUMPUT-HIJAU-7", "Rumput-Hijau", "RumputHijau7"])(
  "finds %j too weak",
  (newPassword) => {
    expect(checkReset({ newPassword, confirmation: newPassword })?.errors).toEqual({
      newPassword: "Password harus minimal 8 karakter dengan huruf besar, kecil, angka, dan simbol",
    });
  },
);

it("wants the new password twice, letter by letter", () => {
  expect(checkReset({ newPassword: PASSWORD, confirmation: PASSWORD })).toBeNull();
  expect(checkReset({ newPassword: PASSWORD, confirmation: `${PASSWORD} ` })?.errors).toEqual({
    confirmation: "Konfirmasi password tidak cocok",
  });
});
