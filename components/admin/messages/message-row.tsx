import type { RowLook } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { formatDate, waitingWords } from "@/lib/format/dates";
import { MESSAGE_KIND_LABELS } from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";

export function messageRow(message: DeskMessageView, now: Date): RowLook {
  const { name, kind, status, subject, body, createdAt, photo, heldReason, hasEmail } = message;
  return {
    link: name ?? "Tanpa nama",
    title: subject ?? MESSAGE_KIND_LABELS[kind],
    place: body,
    age: status === "NEW" ? waitingWords(createdAt, now) : formatDate(createdAt),
    photo: photo?.medium ?? null,
    signs: (
      <Signs>
        <Sign icon={kind === "PLACE_NOTE" ? "pin" : "mail"}>{MESSAGE_KIND_LABELS[kind]}</Sign>
        {hasEmail ? null : <Sign icon="minus">Tanpa email</Sign>}
        {heldReason ? <HeldSign reason={heldReason} /> : null}
      </Signs>
    ),
  };
}
