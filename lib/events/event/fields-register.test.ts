import { expect, it } from "vitest";
import { AGREED } from "@/lib/forms/fields";
import { bodyOf, problemsIn } from "@/lib/forms/rules";
import { testForm } from "@/lib/forms/test-form";
import { COMMUNITY_REGISTRATION, OPEN_REGISTRATION, REGISTRATION, summaryOfRegistration } from "./fields-register";
import { RegisterForEvent } from "./schemas";

const BUDI = { name: "Budi", email: "budi@contoh.id", phone: "", people: "2", message: " ", wait: "" };

testForm("OPEN_REGISTRATION", { fields: OPEN_REGISTRATION, schema: RegisterForEvent });

it("each kind of event misses what it needs, in its own words", () => {
  const nameless = problemsIn(REGISTRATION, { ...BUDI, name: "", email: " " });
  expect(nameless).toEqual({ name: "Nama wajib diisi.", email: "Email atau nomor WhatsApp wajib diisi." });
  expect(summaryOfRegistration("PLANTING", nameless)).toBe("Nama dan Email harus diisi.");
  const silent = problemsIn(COMMUNITY_REGISTRATION, BUDI);
  expect(silent).toEqual({ phone: "Nomor telepon wajib diisi." });
  expect(summaryOfRegistration("COMMUNITY", silent)).toBe("Mohon lengkapi data yang wajib diisi!");
  expect(summaryOfRegistration("PLANTING", problemsIn(REGISTRATION, { ...BUDI, email: "budi" }))).toBe("");
});

it("a number in the place of the address is the phone number too", () => {
  const values = { ...BUDI, email: "0812-3456-7890", phone: "021 555" };
  expect(problemsIn(COMMUNITY_REGISTRATION, values)).toEqual({});
  const body = { name: "Budi", whatsapp: "0812-3456-7890", people: 2, wait: false };
  expect(bodyOf(COMMUNITY_REGISTRATION, values)).toEqual(body);
});

it("a registration goes out with the number of people and whether they wait", () => {
  const body = { name: "Budi", email: "budi@contoh.id", people: 2, wait: true };
  expect(bodyOf(REGISTRATION, { ...BUDI, wait: AGREED })).toEqual(body);
});
