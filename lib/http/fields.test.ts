import { describe, expect, it } from "vitest";
import { email, phone, whatsapp } from "./fields";

describe("an e-mail address", () => {
  it.each([
    "\u200Bnama@contoh.id\uFEFF",
    "\u00A0Nama@contoh.id ",
    "mailto:nama@contoh.id",
    "na\u00ADma@contoh.id",
    "ｎａｍａ＠contoh.id",
  ])("is read as it looks: %j", (text) => {
    expect(email.parse(text)).toBe("nama@contoh.id");
  });

  it("takes a copied dash for a hyphen", () => {
    expect(email.parse("bank\u2011sampah@contoh\u2013id.org")).toBe("bank-sampah@contoh-id.org");
  });
});

describe("a phone number", () => {
  it("is stored as the number that was meant", () => {
    expect(phone.parse("0062 812\u20113456\u20117890")).toBe("+6281234567890");
    expect(phone.parse("021-5551234")).toBe("+62215551234");
  });

  it("names its field and the reason when it is refused", () => {
    const { error } = phone.safeParse("+65 9123 4567");
    expect(error?.issues[0]?.message).toBe("Nomor telepon harus nomor Indonesia. Contoh: 0812-3456-7890.");
  });

  it.each(["021-5551234", "1500-123"])("has no WhatsApp when it is no mobile number: %s", (text) => {
    expect(phone.safeParse(text).success).toBe(true);
    expect(whatsapp.safeParse(text).error?.issues[0]?.message).toContain("nomor ponsel");
  });
});
