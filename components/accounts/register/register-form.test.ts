import { expect, it } from "vitest";
import { checkRegistration } from "./register-form";

const GOOD = {
  username: "Siti Kebun",
  password: "Rumput-Hijau-7",
  daerah: "Jawa Barat",
  umur: "27",
  pertanyaan_keamanan: "hewan",
  jawaban_keamanan: "Si Belang",
};

it("finds nothing wrong with a complete form", () => {
  expect(checkRegistration(GOOD)).toBeNull();
});

it("names each empty field in the form's order, under the spec's sentence", () => {
  const { errors, message } = checkRegistration({ ...GOOD, daerah: "", umur: " ", password: "lemah" }) ?? {};
  expect(message).toBe("Mohon lengkapi semua bidang.");
  expect(Object.entries(errors ?? {})).toEqual([
    ["password", "Mohon lengkapi semua persyaratan password."],
    ["daerah", "Daerah wajib diisi."],
    ["umur", "Umur wajib diisi."],
  ]);
});

it("speaks of the password before the age once everything is filled in", () => {
  const weak = checkRegistration({ ...GOOD, password: "rumput", umur: "12" });
  expect(weak?.message).toBe("Mohon lengkapi semua persyaratan password.");
  expect(checkRegistration({ ...GOOD, umur: "12" })?.message).toBe("Umur harus angka antara 13 dan 100.");
});
