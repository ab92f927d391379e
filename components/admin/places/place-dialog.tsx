import type { DialogProps } from "@/components/admin/desk/kind";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import type { DeskPlaceView } from "@/lib/places/view";
import { EditDialog } from "./edit-dialog";
import { MergeDialog } from "./merge-dialog";
import type { PlaceAction } from "./place-rules";
import { DECISION_WORDING } from "./wording";

export function PlaceDialog({ action, ...props }: DialogProps<DeskPlaceView, PlaceAction>) {
  if (action === "edit") return <EditDialog {...props} />;
  if (action === "merge") return <MergeDialog {...props} />;
  const { item, draft, onClose, onSubmit } = props;
  const look = DECISION_WORDING[action];
  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.name}</strong> · {PLACE_KIND_LABELS[item.kind]}
          {item.area ? `, ${item.area}` : null}
        </>
      }
      draft={String(draft?.words ?? "")}
      onClose={onClose}
      onSubmit={(words) => onSubmit({ decision: action, words: words === "" ? null : words, seen_at: item.updatedAt })}
    />
  );
}
