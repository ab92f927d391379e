import type { DeskActionBody } from "@/components/admin/desk/kind";
import { MESSAGE_TRANSITIONS, type MessageAction } from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";

/** The step that a decision is based on; the server refuses it once there is a later one. */
function seenStep({ steps }: DeskMessageView): number | null {
  return steps.at(-1)?.id ?? null;
}

export function nameOf({ id }: DeskMessageView): string {
  return `Pesan nomor ${id}`;
}

export function stateOf(message: DeskMessageView): string {
  return `${message.status} ${seenStep(message)}`;
}

export function leaves(action: MessageAction, { status }: DeskMessageView): boolean {
  return MESSAGE_TRANSITIONS[action].to !== status;
}

export function bodyOf(action: MessageAction, message: DeskMessageView, text: string): DeskActionBody {
  const seen_step = seenStep(message);
  return action === "answer" ? { answer: text, seen_step } : { seen_step };
}
