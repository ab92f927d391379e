/** Letters to the team: kinds, states and what staff do with them. */

export const MESSAGE_KINDS = ["CONTACT", "QUESTION", "CONTRIBUTION", "IDEA", "STORY", "PLACE_NOTE"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_KIND_LABELS: Record<MessageKind, string> = {
  CONTACT: "Pesan kontak",
  QUESTION: "Pertanyaan",
  CONTRIBUTION: "Tawaran kontribusi",
  IDEA: "Ide inovasi",
  STORY: "Kisah warga",
  PLACE_NOTE: "Catatan lokasi",
};

export const MESSAGE_STATUSES = ["NEW", "ANSWERED", "CLOSED"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_STATUS_LABELS: Record<MessageStatus, string> = {
  NEW: "Baru",
  ANSWERED: "Dijawab",
  CLOSED: "Selesai",
};

export type MessageStepKind = "ANSWERED" | "CLOSED" | "REOPENED";

export const MESSAGE_ACTIONS = ["answer", "close", "reopen"] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

interface Transition {
  from: readonly MessageStatus[];
  to: MessageStatus;
  step: MessageStepKind;
}

export const MESSAGE_TRANSITIONS: Record<MessageAction, Transition> = {
  answer: { from: MESSAGE_STATUSES, to: "ANSWERED", step: "ANSWERED" },
  close: { from: ["NEW", "ANSWERED"], to: "CLOSED", step: "CLOSED" },
  reopen: { from: ["ANSWERED", "CLOSED"], to: "NEW", step: "REOPENED" },
};

/** The state that a step leads to. */
export function statusAfter(step: MessageStepKind): MessageStatus {
  return step === "REOPENED" ? "NEW" : step;
}

/** What can be done with a letter, the usual first; only an address or a number can be answered. */
export function messageActions({
  status,
  hasEmail,
  hasPhone,
}: Answerable & { status: MessageStatus }): MessageAction[] {
  return MESSAGE_ACTIONS.filter(
    (action) => MESSAGE_TRANSITIONS[action].from.includes(status) && (action !== "answer" || hasEmail || hasPhone),
  );
}

interface Answerable {
  hasEmail: boolean;
  hasPhone: boolean;
}

/** Whether staff send the answer themselves: nothing leaves for a number that nobody has proved to be theirs. */
export function isAnsweredByHand({ hasEmail, hasPhone }: Answerable): boolean {
  return hasPhone && !hasEmail;
}

/** What kind of work a contact letter is about (spec 3). */
export const PROJECT_CATEGORIES = ["web", "app", "iot", "ai", "other"] as const;
export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number];

export const PROJECT_CATEGORY_LABELS: Record<ProjectCategory, string> = {
  web: "Situs web",
  app: "Aplikasi",
  iot: "Internet of Things (IoT)",
  ai: "Kecerdasan buatan (AI)",
  other: "Lainnya",
};

export const MESSAGE_LENGTH = { name: 80, subject: 150, body: 4000, role: 80 };
