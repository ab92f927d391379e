import { isForwardable } from "@/lib/channels/rules";
import { dayIn, momentOn, type Zone } from "@/lib/format/dates";
import { addWorkingDays, hasHolidays, workingDaysBetween } from "@/lib/format/working-days";
import type { ReportStatus } from "@/lib/reports/rules";

/** A report that a person has sent to an office, in their own name. It never moves the report's own state. */

export const HANDOVER_STATES = ["SENT", "ANSWERED", "SILENT"] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** The sender's answers to the question; "done" leads to the form of an update. */
export const QUESTION_REPLIES = ["answered", "done", "silent"] as const;
export type QuestionReply = (typeof QUESTION_REPLIES)[number];

/** On the report's page it can also be taken back. */
export const HANDOVER_REPLIES = [...QUESTION_REPLIES, "undo"] as const;

export const STATE_OF_REPLY: Record<QuestionReply, HandoverState> = {
  answered: "ANSWERED",
  done: "ANSWERED",
  silent: "SILENT",
};

/** Lengths of an office's ticket number. */
export const TICKET = { min: 3, max: 40 };

export function ticketProblem(text: string): string | undefined {
  const allowed = /^[\p{L}\p{N}#][\p{L}\p{N}#/. -]*$/u.test(text) && /\p{N}/u.test(text);
  if (!allowed || /www\.|\/\/|\.[a-z]{2,}\b/iu.test(text)) {
    return "Nomor tiket hanya boleh huruf, angka, dan tanda # / . -, bukan tautan.";
  }
  const digits = text.replaceAll(/[ ./-]/gu, "");
  return PHONE.test(digits) || IDENTITY.test(digits)
    ? "Nomor ini tampil untuk umum, jadi jangan tulis nomor telepon atau KTP."
    : undefined;
}

const PHONE = /(?<!\d)(?:62|0)8\d{8,11}(?!\d)/u;
/** Six digits of the area, the day of birth (women's plus 40), four more. */
const IDENTITY = /(?<!\d)\d{6}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{6}(?!\d)/u;

/** The sender is asked at the end of the office hours of the due day, and once more so many working days after it. */
const QUESTION_HOUR = 17;
const SECOND_QUESTION_DAYS = 10;
export const QUESTIONS = 2;

/** When the next question is due after so many were sent; null after the last. @param dueOn `YYYY-MM-DD` */
export function questionTime(dueOn: string, sent: number, zone: Zone): Date | null {
  if (sent >= QUESTIONS) return null;
  return momentOn(addWorkingDays(dueOn, sent * SECOND_QUESTION_DAYS), QUESTION_HOUR, zone);
}

/** A question's private link works for so long, unless it is answered before. */
export const QUESTION_DAYS = 60;

/** Header that carries the key of a question's link where a request has no body. */
export const HANDOVER_HEADER = "x-sulur-terusan";

/** The page of a question's link; what stands behind # reaches no server and no log. */
export function questionPath(id: number, token: string): string {
  return `/laporan/terusan#${id}.${token}`;
}

/** Parses `location.hash` of such a link; null where it is none. */
export function questionIn(hash: string): { id: number; token: string } | null {
  const [, id, token] = /^#(\d{1,10})\.([\w.:-]{10,200})$/u.exec(hash) ?? [];
  return token === undefined ? null : { id: Number(id), token };
}

/** People still say what became of it while others judge whether the report is done. */
export function canReply(status: ReportStatus): boolean {
  return isForwardable(status) || status === "CLAIMED";
}

/** The most that a report's page shows; also the most uncounted ones that are stored for a report. */
export const MOST_HANDOVERS = 50;

export interface HandoverClock {
  /** "8 hari kerja lagi", "hari kerja ke-4 dari 8", "lewat 3 hari kerja" */
  words: string;
  late: boolean;
  /** Some of the years are without holidays here, so Monday to Friday count. */
  rough: boolean;
}

/** @param sentOn `YYYY-MM-DD` */
export function dueDay(sentOn: string, { daysForward, daysAct }: { daysForward: number; daysAct: number }): string {
  return addWorkingDays(sentOn, daysForward + daysAct);
}

/** How far the promise has come at a moment, on the clock of the report's place. Days are `YYYY-MM-DD`. */
export function handoverClock(
  { sent_on, due_on }: { sent_on: string; due_on: string },
  now: Date,
  zone: Zone,
): HandoverClock {
  const today = dayIn(now, zone);
  const total = workingDaysBetween(sent_on, due_on, zone);
  const passed = workingDaysBetween(sent_on, today, zone);
  const late = workingDaysBetween(due_on, today, zone);
  const years = new Set([sent_on, due_on, today].map((day) => Number(day.slice(0, "YYYY".length))));
  return {
    words: clockWords({ passed, total, late }),
    late: late > 0,
    rough: [...years].some((year) => !hasHolidays(year)),
  };
}

function clockWords({ passed, total, late }: { passed: number; total: number; late: number }): string {
  if (late > 0) return `lewat ${late} hari kerja`;
  return passed === 0 ? `${total} hari kerja lagi` : `hari kerja ke-${passed} dari ${total}`;
}

/** The same for one hand-over of a report; null once it is answered. A report that is done stops it. */
export function clockOf(
  { state, ...days }: { state: HandoverState; sent_on: string; due_on: string },
  { status, now, zone }: { status: ReportStatus; now: Date; zone: Zone },
): HandoverClock | null {
  if (state === "ANSWERED") return null;
  return status === "RESOLVED" ? { words: "selesai", late: false, rough: false } : handoverClock(days, now, zone);
}

/** The hand-over whose promise a report that is still open waits for, the last of several; null where there is none. */
export function runningPromise<Handover extends { state: HandoverState }>(
  handovers: readonly Handover[],
  status: ReportStatus,
): Handover | null {
  return isForwardable(status) ? (handovers.findLast(({ state }) => state !== "ANSWERED") ?? null) : null;
}
