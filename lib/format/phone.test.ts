import { expect, it } from "vitest";
import { callLink, contactLink, formatPhone, isMobile, isPhoneLike, ownChatLink } from "./phone";
import { readPhone, readPhones } from "./read-phone";

it.each([
  ["+6281234567890", "0812-3456-7890"],
  ["+628123456789", "0812-3456-789"],
  ["+62215551234", "021-5551234"],
  ["+622155512345", "021-55512345"],
  ["+62361234567", "0361-234567"],
  ["1500123", "1500-123"],
  ["14045", "14045"],
  ["112", "112"],
])("writes %s as %s", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

const MOBILE = "+6281234567890";

it.each([
  ["0812-3456-7890", MOBILE],
  ["+62 (0)812 3456 7890", MOBILE],
  ["6281234567890", MOBILE],
  ["81234567890", MOBILE],
  ["006281234567890", MOBILE],
  ["+006281234567890", MOBILE],
  ["+62 62 812-3456-7890", MOBILE],
  ["+62 062 812-3456-7890", MOBILE],
  ["062 812-3456-7890", MOBILE],
  ["\u202A+62\u00A0812\u20113456\u20117890\u202C", MOBILE],
  ["0812\u20133456\u20137890", MOBILE],
  ["\u200B0812\u20093456\u00AD7890\uFEFF", MOBILE],
  ["０８１２３４５６７８９０", MOBILE],
  ["https://wa.me/6281234567890?text=Halo", MOBILE],
  ["wa.me/+6281234567890", MOBILE],
  ["https://api.whatsapp.com/send?phone=6281234567890&text=a", MOBILE],
  ["tel:+62-812-3456-7890", MOBILE],
  ["(021) 555 1234", "+62215551234"],
  ["0628-20123", "+6262820123"],
  ["1500-123", "1500123"],
  ["14045", "14045"],
])("reads %j as %s, and takes what it shows", (text, phone) => {
  expect(isPhoneLike(text)).toBe(true);
  expect(readPhone(text)).toEqual({ phone });
  expect(readPhone(formatPhone(phone))).toEqual({ phone });
});

it.each([
  ["+65 9123 4567", "nomor Indonesia"],
  ["0065 9123 4567", "nomor Indonesia"],
  ["0812-3456-7890 / 021-5551234", "satu nomor"],
  ["000812345678", "belum benar"],
  ["00812345678", "nomor Indonesia"],
  ["021 555", "belum benar"],
  ["5551234", "belum benar"],
  ["0812-3456-789O", "belum benar"],
  ["", "belum benar"],
])("refuses %j and says: %s", (text, reason) => {
  expect(readPhone(text).problem).toContain(reason);
});

it.each([
  ["0812-3456-7890 / 0813-4567-8901", `${MOBILE}/+6281345678901`, "0812-3456-7890 / 0813-4567-8901"],
  ["(0251) 8321234 ext. 12", "+622518321234;ext=12", "0251-8321234 ext. 12"],
  ["0251-8321234 psw 12", "+622518321234;ext=12", "0251-8321234 ext. 12"],
  ["021-5551234, ekstensi 105", "+62215551234;ext=105", "021-5551234 ext. 105"],
  ["021-5551234 Pesawat: 7 / 0812-3456-7890", `+62215551234;ext=7/${MOBILE}`, "021-5551234 ext. 7 / 0812-3456-7890"],
  ["0812-3456-7890 atau 0812 3456 7890", MOBILE, "0812-3456-7890"],
  ["1500-123; 0812-3456-7890", `1500123/${MOBILE}`, "1500-123 / 0812-3456-7890"],
  ["https://wa.me/6281234567890?text=a/0", MOBILE, "0812-3456-7890"],
])("reads %j as %s where a phone is asked, and takes what it shows", (text, phone, shown) => {
  expect(readPhones(text)).toEqual({ phone });
  expect(formatPhone(phone)).toBe(shown);
  expect(readPhones(shown)).toEqual({ phone });
});

it.each([
  ["021-5551234 / 35", "kedua belum benar"],
  ["0812-3456-789O / 0813-4567-8901", "belum benar"],
  ["0812-3456-7890/0813-4567-8901/0814-4567-8901", "paling banyak dua"],
  ["021-5551234 ext. 1234567", "belum benar"],
])("refuses %j where a phone is asked and says: %s", (text, reason) => {
  expect(readPhones(text).problem).toContain(reason);
});

it("chats with or calls the first of two numbers, with its extension", () => {
  expect(contactLink(`${MOBILE}/+62215551234`)).toBe("https://wa.me/6281234567890");
  expect(contactLink(`+62215551234;ext=12/${MOBILE}`)).toBe("https://wa.me/6281234567890");
  expect(contactLink("+62215551234;ext=12/+62215559999", "Ya")).toBe("tel:+62215551234;ext=12");
  expect(callLink(`${MOBILE}/+62215551234`)).toBe(`tel:${MOBILE}`);
  expect([isMobile(`${MOBILE}/+62215551234`), isMobile(`+62215551234/${MOBILE}`)]).toEqual([true, true]);
});

it("opens a chat with a mobile number only, with a text in it", () => {
  expect(contactLink(MOBILE)).toBe("https://wa.me/6281234567890");
  expect(contactLink(MOBILE, "Ya & Sabtu\n?")).toBe("https://wa.me/6281234567890?text=Ya%20%26%20Sabtu%0A%3F");
  expect(contactLink("+62215551234", "Ya")).toBe("tel:+62215551234");
  expect(contactLink("1500123")).toBe("tel:1500123");
});

it.each([
  ["0812-3456-7890", "6281234567890"],
  ["+62 812 3456 7890", "6281234567890"],
  ["+6281234567890/+62215551234", "6281234567890"],
  ["021-5551234", ""],
  ["budi@contoh.id", ""],
  ["", ""],
])("opens the chat with oneself for %s, or lets one choose", (typed, to) => {
  expect(ownChatLink(typed, "Tautan & kunci")).toBe(`https://wa.me/${to}?text=Tautan%20%26%20kunci`);
});
