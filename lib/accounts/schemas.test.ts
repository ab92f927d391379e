import { describe, expect, it } from "vitest";
import { WEAK_PASSWORD, WRONG_AGE } from "./rules";
import { LogIn, RegisterAccount, type RegisterAccountInput, SignInForm } from "./schemas";

const SITI: RegisterAccountInput = {
  username: "Siti Kebun",
  password: "Rumput-Hijau-7",
  daerah: "Jawa Barat",
  umur: "27",
  pertanyaan_keamanan: "hewan",
  jawaban_keamanan: "Si Belang",
};

function messages(change: Record<string, unknown>): Record<string, string> {
  const result = RegisterAccount.safeParse({ ...SITI, ...change });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

describe("a registration", () => {
  it("takes the spec's fields, umur as number or digits", () => {
    expect(RegisterAccount.parse(SITI)).toEqual({ ...SITI, umur: 27 });
    expect(RegisterAccount.parse({ ...SITI, umur: 27 }).umur).toBe(27);
  });

  it("takes a security question by its wording as well", () => {
    const wording = { ...SITI, pertanyaan_keamanan: "Di kota mana Anda lahir?" };
    expect(RegisterAccount.parse(wording).pertanyaan_keamanan).toBe("kota");
  });

  it.each(["ab", "x".repeat(31), "siti<b>", "-siti", "siti.", "si..ti", "аdmin", "Siti😀", ""])(
    "refuses the name %j",
    (username) => {
      expect(messages({ username })).toHaveProperty("username");
    },
  );

  it.each(["Siti Kebun", "m.rizky_99", "Zaïnal", "warga-rt.05", "007"])("takes the name %j", (username) => {
    expect(RegisterAccount.parse({ ...SITI, username }).username).toBe(username);
  });

  it("cleans names of invisible characters and outer spaces", () => {
    expect(RegisterAccount.parse({ ...SITI, username: " Siti  Kebun " }).username).toBe("Siti Kebun");
    expect(RegisterAccount.parse({ ...SITI, username: "Si\u200Bti\u202E" }).username).toBe("Siti");
  });

  it("says what the spec says of weak passwords and ages", () => {
    expect(messages({ password: "lemah" })).toEqual({ password: WEAK_PASSWORD });
    expect(messages({ umur: 12 })).toEqual({ umur: WRONG_AGE });
    expect(messages({ umur: { toString: 1 } })).toEqual({ umur: WRONG_AGE });
    expect(messages({ umur: "tua" })).toEqual({ umur: WRONG_AGE });
  });

  it("refuses what is not in the lists and what is no text", () => {
    expect(messages({ daerah: "Atlantis" })).toHaveProperty("daerah");
    expect(messages({ pertanyaan_keamanan: "warna" })).toHaveProperty("pertanyaan_keamanan");
    expect(messages({ username: { not: "" } })).toHaveProperty("username");
    expect(messages({ password: ["Rumput-Hijau-7"] })).toHaveProperty("password");
    expect(messages({ password: `Aa1!${"x".repeat(253)}` })).toHaveProperty("password");
  });

  it("cannot bring its own role", () => {
    expect(RegisterAccount.safeParse({ ...SITI, role: "ADMIN" }).success).toBe(false);
  });
});

describe("a sign-in", () => {
  it("needs name and password", () => {
    expect(LogIn.safeParse({ username: "Siti", password: "" }).success).toBe(false);
    expect(LogIn.safeParse({ username: " ", password: "x" }).success).toBe(false);
    expect(LogIn.safeParse({ username: "Siti", password: "x".repeat(257) }).success).toBe(false);
  });

  it("from the admin card needs only the password", () => {
    const form = { password: "x", admin: "true", csrfToken: "…", json: "true" };
    expect(SignInForm.parse(form)).toEqual({ password: "x", admin: true, remember: false });
    expect(SignInForm.safeParse({ password: "x" }).success).toBe(false);
  });
});
