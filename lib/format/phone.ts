const AREA_CODES_OF_TWO = ["21", "22", "24", "31", "61"];

/** Without format characters; full-width digits, every kind of dash and of blank in their plain form. */
export function plainAddress(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();
}

const CHAT_LINK =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)(?:[/?&#].*)?$/iu;

/** Drops the frame of a link to a chat or a call, and what parts the digits. */
export function phoneDigits(text: string): string {
  const plain = plainAddress(text).replace(/^tel:/iu, "");
  return (CHAT_LINK.exec(plain)?.[1] ?? plain).replace(/[ ().-]/gu, "");
}

/** Whether a text is meant as a number, be it right or not. */
export function isPhoneLike(text: string): boolean {
  return /^\+?\d[\d+/]*$/u.test(phoneDigits(text));
}

/** 112, 14045, 1500-123: numbers without an area code that are the same in all of Indonesia. */
const SERVICE = /^(?:11\d|1[45]\d{3}|150\d{4})$/u;
/** No national number is as long, so its first 62 is the country's code, typed twice. */
const DOUBLED = /^62(?=\d{9})0?/u;

type ReadPhone = { phone: string; problem?: never } | { phone?: never; problem: string };

/** A comma, "ext." or "psw." and the digits that a switchboard wants after its number. */
const EXTENSION = /[\s,;]*(?:ext(?:ension)?|ekst(?:ensi)?|psw|pswt|pesawat)[\s.:=]*(\d{1,6})$/iu;
const BETWEEN_NUMBERS = /\s*(?:[/,;&]|\batau\b|\bdan\b)\s*(?=[+(]?\d)/iu;
const MOST_NUMBERS = 2;
/** Two numbers of 16 signs with an extension each. */
export const PHONE_LENGTH = 60;

/** The number that was meant, as +62…; or why there is none, as the end of a sentence about the field. */
export function readPhone(text: string): ReadPhone {
  const digits = phoneDigits(text);
  if (SERVICE.test(digits)) return { phone: digits };
  if (/^[+\d]+[/,;&]\+?\d/u.test(digits)) return { problem: "memuat lebih dari satu nomor. Tulis satu nomor saja." };
  if (/^(?:\+|00)(?!62|0)/u.test(digits)) return { problem: "harus nomor Indonesia. Contoh: 0812-3456-7890." };
  const national = nationalNumber(digits);
  return national === null ? { problem: "belum benar. Contoh: 0812-3456-7890." } : { phone: `+62${national}` };
}

/**
 * One number or two, each with an extension or none: `+6281234567890/+622518321234;ext=12` (RFC 3966 writes extensions so).
 * @returns also why there is none, as `readPhone` does
 */
export function readPhones(text: string): ReadPhone {
  const plain = plainAddress(text);
  const parts = CHAT_LINK.test(plain) ? [plain] : plain.split(BETWEEN_NUMBERS);
  if (parts.length > MOST_NUMBERS) return { problem: "memuat lebih dari dua nomor. Tulis paling banyak dua." };
  const phones: string[] = [];
  for (const part of parts) {
    const [, extension] = EXTENSION.exec(part) ?? [];
    const { phone, problem } = readPhone(part.replace(EXTENSION, ""));
    if (phone === undefined) return { problem: phones.length === 0 ? problem : `kedua ${problem}` };
    phones.push(extension === undefined ? phone : `${phone};ext=${extension}`);
  }
  return { phone: [...new Set(phones)].join("/") };
}

function nationalNumber(digits: string): string | null {
  const rest = digits.replace(/^(?:\+?00|\+)?62|^\+?0/u, "");
  if (rest === digits && !/^8[1-9]/u.test(rest)) return null;
  const national = rest.replace(/^0/u, "").replace(DOUBLED, "");
  return /^[1-9]\d{6,12}$/u.test(national) ? national : null;
}

/** Only these can be assumed to have a chat; of two numbers, the first decides. */
export function isMobile(phone: string): boolean {
  return /^\+628[1-9]\d{6,11}(?!\d)/u.test(phone);
}

/** As people read it: `0812-3456-7890`, `021-5551234 ext. 12`, `1500-123`; other numbers as they are. */
export function formatPhone(phones: string): string {
  return phones.split("/").map(formatOne).join(" / ");
}

function formatOne(text: string): string {
  const [phone = "", extension] = text.split(";ext=");
  return extension === undefined ? formatNumber(phone) : `${formatNumber(phone)} ext. ${extension}`;
}

function formatNumber(phone: string): string {
  if (/^150\d{4}$/u.test(phone)) return `${phone.slice(0, 4)}-${phone.slice(4)}`;
  const national = phone.startsWith("+62") ? phone.slice(3) : "";
  if (!/^[1-9]\d{6,12}$/u.test(national)) return phone;
  if (!isMobile(phone)) {
    const area = AREA_CODES_OF_TWO.includes(national.slice(0, 2)) ? 2 : 3;
    return `0${national.slice(0, area)}-${national.slice(area)}`;
  }
  return `0${[national.slice(0, 3), national.slice(3, 7), national.slice(7)].join("-")}`;
}

/** Calls the first number, with its extension. */
export function callLink(phones: string): string {
  return `tel:${phones.replace(/\/.*$/u, "")}`;
}

/** Opens a chat with a mobile number stored as +62…, a call with any other. @param text stands in the chat, to be sent by who opened it */
export function contactLink(phones: string, text = ""): string {
  if (!isMobile(phones)) return callLink(phones);
  return `https://wa.me/${phones.replace(/^\+|[/;].*$/gu, "")}${text && `?text=${encodeURIComponent(text)}`}`;
}
