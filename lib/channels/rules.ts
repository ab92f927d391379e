import { callLink, contactLink } from "@/lib/format/phone";
import { DAMAGE_TYPES, OTHER_DAMAGE, type ReportStatus } from "@/lib/reports/rules";

/** Offices that take reports, and how they are reached. Shared by server and browser. */

export const CHANNEL_KINDS = ["WHATSAPP", "PHONE", "WEB", "APP", "OFFICE"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export const CHANNEL_KIND_LABELS: Record<ChannelKind, string> = {
  WHATSAPP: "WhatsApp",
  PHONE: "Telepon",
  WEB: "Situs web",
  APP: "Aplikasi",
  OFFICE: "Kantor",
};

export const CHANNEL_LENGTH = { name: 80, address: 300, source: 300 };

/** The longest promise that is believed, in working days. */
export const MOST_WORKING_DAYS = 120;

/** A channel that nobody has checked for longer is not offered, unless it comes with the application. */
export const CHECK_DAYS = 180;

/** To one report. */
export const MOST_OFFERED = 3;

/** On one page of the desk. */
export const CHANNELS_PAGE = 30;

/** Cache tag of everything that shows channels. */
export const CHANNELS_TAG = "channels";

/** Reports that somebody can pass on: checked, and not yet said to be done. */
const FORWARDABLE_STATUSES: readonly ReportStatus[] = ["VERIFIED", "IN_PROGRESS"];

export function isForwardable(status: ReportStatus): boolean {
  return FORWARDABLE_STATUSES.includes(status);
}

/** The kind by which a report's channels are found, also where a person named another in words of their own. */
export function channelDamageType(damageType: string): string {
  return DAMAGE_TYPES.find((kind) => kind === damageType) ?? OTHER_DAMAGE;
}

/** An address of the web that a person can open, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\\@]+$/iu.test(text) && URL.canParse(text);
}

/** Opens the channel; null for an office, which one goes to. @param text stands in the chat, where it is one */
export function channelLink({ kind, address }: { kind: ChannelKind; address: string }, text: string): string | null {
  if (kind === "OFFICE") return null;
  if (kind === "WHATSAPP") return contactLink(address, text);
  return kind === "PHONE" ? callLink(address) : address;
}

export const CHANNEL_STATES = ["semua", "periksa"] as const;

export const CHANNEL_STATE_LABELS: Record<(typeof CHANNEL_STATES)[number], string> = {
  semua: "Semua",
  periksa: "Periksa lagi",
};

export const CHANNEL_IMPORT = { bytes: 200 * 1024, rows: 500, faultsShown: 50 };
