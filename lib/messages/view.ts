import type { StepView } from "@/lib/desk/view";
import type { MessageKind, MessageStatus, MessageStepKind } from "./rules";

/** POST /api/messages */
export interface ReceivedView {
  received: true;
  /** Whether its address gets a receipt: not after too many mails of strangers today, nor where it looks like a robot's. */
  mailed: boolean;
  /** Whether it left a number alone, which gets no receipt and an answer from staff by hand. */
  by_whatsapp: boolean;
  /** It left only a number that has no WhatsApp. */
  by_phone: boolean;
}

/** What staff see of a letter; addresses and numbers stay in the database. */
export interface DeskMessageView {
  id: number;
  kind: MessageKind;
  status: MessageStatus;
  name: string | null;
  subject: string | null;
  body: string;
  /** What this kind of letter has beside these, in words. */
  details: { term: string; text: string }[];
  heldReason: string | null;
  /** Whether it can be answered by mail. */
  hasEmail: boolean;
  hasPhone: boolean;
  /** The number has WhatsApp. */
  isMobile: boolean;
  /** Whether who asks may have the address and the number shown: an admin, and who answers a number. */
  canSeeContact: boolean;
  /** The place that a note is about; its name is missing once the place is gone. */
  place: { id: number; name: string | null } | null;
  photo: { medium: string; large: string } | null;
  createdAt: string;
  /** Oldest first. */
  steps: StepView<MessageStepKind>[];
}

/** GET /api/admin/messages/counts: how many are in each state, no further than `MAX_DESK_COUNT`. */
export interface MessageCountsView extends Record<MessageStatus, number> {
  /** Of the new ones, notes on places, which wait at the desk of places too. */
  notes: number;
}

/** POST /api/admin/messages/{id}/contact */
export interface MessageContactView {
  email: string | null;
  phone: string | null;
}
