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

/** Its first group is the number. */
export const CHAT_LINK =
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

/** Two numbers of 16 signs with an extension each. */
export const PHONE_LENGTH = 60;

const MOBILE = /^\+628[1-9]\d{6,11}(?!\d)/u;

/** Whether one of the numbers is mobile; only these can be assumed to have a chat. */
export function isMobile(phones: string): boolean {
  return firstMobile(phones) !== undefined;
}

function firstMobile(phones: string): string | undefined {
  return phones.split("/").find((one) => MOBILE.test(one));
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

/** Opens the chat with oneself where a mobile number was typed, or lets one choose whom it goes to. */
export function ownChatLink(typed: string, text: string): string {
  const digits = phoneDigits(typed).replace(/^\+/u, "").replace(/^0/u, "62");
  const to = isMobile(`+${digits}`) ? digits.replace(/\D.*$/u, "") : "";
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}

/** Opens a chat with the first mobile number stored as +62…, a call where there is none. @param text stands in the chat, to be sent by who opened it */
export function contactLink(phones: string, text = ""): string {
  const mobile = firstMobile(phones);
  if (mobile === undefined) return callLink(phones);
  return `https://wa.me/${mobile.replace(/^\+|;.*$/gu, "")}${text && `?text=${encodeURIComponent(text)}`}`;
}
