import type { ChannelView } from "@/lib/channels/view";
import type { HandoverClock, HandoverState } from "./rules";

/** One report that a person has sent to an office, as everyone may see it: not who sent it. */
export interface HandoverView {
  id: number;
  channel_id: number;
  channel: string;
  /** The office's ticket number. */
  number: string | null;
  /** Days, `YYYY-MM-DD`. */
  sent_on: string;
  due_on: string;
  state: HandoverState;
  /** Independent people who say that this office has not answered them about this report. */
  silent: number;
}

/** In GET /api/reports/{id} */
export interface TimedHandoverView extends HandoverView {
  /** How far the office's promise has come; null once it is answered. */
  clock: HandoverClock | null;
}

/** GET /api/reports/{id}/handovers/mine: one's own; which they are only oneself learns. */
export type OwnHandoverView = Pick<HandoverView, "id" | "channel_id" | "number" | "state">;

/** GET /api/handovers/{id}: what a question is about. */
export interface HandoverQuestionView extends Pick<HandoverView, "channel" | "sent_on" | "due_on"> {
  /** Number of the report. */
  code: string;
}

/** PATCH /api/handovers/{id} */
export interface AnsweredQuestionView {
  code: string;
  /** After "not yet": another channel, to which this person has not sent the report; null where there is none. */
  next: ChannelView | null;
}

/** GET /api/admin/reports/{id}/handovers */
export interface DeskHandoverView extends Omit<HandoverView, "channel_id" | "silent"> {
  /** False for one more of a network that has sent this report there already. */
  counted: boolean;
}
