import { describe, expect, it } from "vitest";
import { DESK_KEYS } from "@/components/admin/desk/shortcuts";
import { messageActions } from "@/lib/messages/rules";
import { AnswerMessage } from "@/lib/messages/schemas";
import type { DeskMessageView } from "@/lib/messages/view";
import { answerToSend, bodyOf, leaves, MESSAGE_WORDING, stateOf } from "./message-rules";

const message: DeskMessageView = {
  id: 3,
  kind: "CONTACT",
  status: "NEW",
  name: "Sari",
  subject: "Kerja sama",
  body: "Halo.",
  details: [],
  heldReason: null,
  hasEmail: true,
  hasPhone: false,
  isMobile: false,
  canSeeContact: false,
  place: null,
  photo: null,
  createdAt: "2026-03-14T02:00:00.000Z",
  steps: [],
};
const step = {
  id: 9,
  kind: "ANSWERED",
  words: "Ya.",
  created_at: message.createdAt,
  by: "Ayu",
  undoable: false,
} as const;
const answered: DeskMessageView = { ...message, status: "ANSWERED", steps: [step] };

describe("what can be done with a letter", () => {
  it("follows from its state and its address, the usual first", () => {
    expect(messageActions(message)).toEqual(["answer", "close"]);
    expect(messageActions({ ...message, hasEmail: false })).toEqual(["close"]);
    expect(messageActions({ ...message, hasEmail: false, hasPhone: true })).toEqual(["answer", "close"]);
    expect(messageActions(answered)).toEqual(["answer", "close", "reopen"]);
    expect(messageActions({ ...message, status: "CLOSED", hasEmail: false })).toEqual(["reopen"]);
  });

  it("takes it out of its tab unless it stays in its state", () => {
    expect(leaves("answer", message)).toBe(true);
    expect(leaves("answer", answered)).toBe(false);
  });

  it("rests on the last step that was seen", () => {
    expect(bodyOf("answer", message, "Ya.")).toEqual({ answer: "Ya.", seen_step: null });
    expect(bodyOf("close", answered, "")).toEqual({ seen_step: 9 });
    expect(stateOf(answered)).not.toBe(stateOf({ ...answered, steps: [step, { ...step, id: 10 }] }));
  });
});

describe("a letter that left a number alone", () => {
  const number = { hasEmail: false, hasPhone: true, isMobile: true };

  it("promises no mail, and leaves its last answer to be sent by hand", () => {
    expect(MESSAGE_WORDING.answer.consequence({ ...message, ...number })).toMatch(
      /hanya dicatat.*sendiri lewat WhatsApp/u,
    );
    const landline = { ...message, ...number, isMobile: false };
    expect(MESSAGE_WORDING.answer.consequence(landline)).toMatch(/hanya dicatat.*sendiri lewat telepon/u);
    expect(MESSAGE_WORDING.answer.consequence({ ...message, hasPhone: true })).toContain("dikirim lewat email");
    const later = { ...step, id: 10, words: "Ya, Sabtu." };
    expect(answerToSend({ ...answered, ...number, steps: [step, later] })).toBe("Ya, Sabtu.");
    expect(answerToSend({ ...answered, hasPhone: true }), "mailed").toBeNull();
    expect(answerToSend({ ...message, ...number, steps: [step] }), "taken up again").toBeNull();
  });
});

describe("the inbox's words", () => {
  it("give every action a key of its own", () => {
    const keys = [...DESK_KEYS, ...Object.values(MESSAGE_WORDING).map(({ shortcut }) => shortcut)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("offer only sentences that the server takes", () => {
    for (const answer of MESSAGE_WORDING.answer.templates) {
      expect(AnswerMessage.safeParse({ answer, seen_step: null }).success).toBe(true);
    }
  });
});
