import { CHAT_LINK, phoneDigits, plainAddress } from "./phone";

/** 112, 14045, 1500-123: numbers without an area code that are the same in all of Indonesia. */
const SERVICE = /^(?:11\d|1[45]\d{3}|150\d{4})$/u;
/** No national number is as long, so its first 62 is the country's code, typed twice. */
const DOUBLED = /^62(?=\d{9})0?/u;

type ReadPhone = { phone: string; problem?: never } | { phone?: never; problem: string };

/** "ext." or "psw." and the digits that a switchboard wants. Bounded, since texts of 64 KB arrive here. */
const EXTENSION = /[\s,;]{0,3}(?:ext(?:ension)?|ekst(?:ensi)?|pswt?|pesawat)[\s.:=]{0,3}(\d{1,6})$/iu;
const BETWEEN_NUMBERS = /\s?(?:[/,;&]|\batau\b|\bdan\b)\s?(?=[+(]?\d)/iu;
const MOST_NUMBERS = 2;

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
