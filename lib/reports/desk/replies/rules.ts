import { DECISIONS } from "@/lib/reports/rules-steps";

/** Where staff write to a reporter, or about the report to everybody. */
export const REPLY_ACTIONS = [...DECISIONS, "ask"] as const;
export type ReplyAction = (typeof REPLY_ACTIONS)[number];

export const REPLY_ACTION_LABELS: Record<ReplyAction, string> = {
  verify: "Verifikasi",
  reject: "Alasan penolakan",
  start: "Tindak lanjut",
  claim: "Klaim selesai",
  reopen: "Buka kembali",
  ask: "Pertanyaan kepada pelapor",
};

export const REPLY_LENGTH = { min: 5, max: 500 };

/** More would not be found any more while deciding. */
export const MOST_REPLIES = 200;

/** Stands for the report's number. */
const NUMBER = "{nomor}";

interface Offered {
  action: string;
  damage_type: string | null;
  text: string;
}

interface AnsweredReport {
  code: string;
  damageType: string;
}

/** The sentences for this step of this report, those of its kind first, with its number filled in. */
export function repliesFor(
  templates: readonly Offered[],
  action: string,
  { code, damageType }: AnsweredReport,
): string[] {
  const fitting = templates.filter((one) => one.action === action);
  const own = fitting.filter(({ damage_type }) => damage_type === damageType);
  const general = fitting.filter(({ damage_type }) => damage_type === null);
  return [...new Set([...own, ...general].map(({ text }) => text.replaceAll(NUMBER, code)))];
}
