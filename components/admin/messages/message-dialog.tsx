import type { DialogProps } from "@/components/admin/desk/kind";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { MESSAGE_KIND_LABELS, type MessageAction } from "@/lib/messages/rules";
import type { DeskMessageView } from "@/lib/messages/view";
import { bodyOf } from "./message-rules";
import { MESSAGE_WORDING } from "./wording";

export function MessageDialog({ action, item, draft, onClose, onSubmit }: DialogProps<DeskMessageView, MessageAction>) {
  const look = MESSAGE_WORDING[action];
  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.name ?? "Tanpa nama"}</strong> ·{" "}
          {item.subject ?? MESSAGE_KIND_LABELS[item.kind]}
        </>
      }
      draft={String(draft?.answer ?? "")}
      onClose={onClose}
      onSubmit={(text) => onSubmit(bodyOf(action, item, text))}
    >
      {action === "answer" ? (
        <section aria-label="Pesan yang dijawab">
          <blockquote className="line-clamp-4 border-l-4 border-line-strong pl-3 whitespace-pre-line text-ink-soft">
            {item.body}
          </blockquote>
        </section>
      ) : null}
    </WordsDialog>
  );
}
