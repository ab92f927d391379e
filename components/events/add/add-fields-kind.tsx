import { RadioGroup } from "@/components/ui/radio-group";
import { CATEGORY_LABELS, EVENT_CATEGORIES, EVENT_KINDS, type EventKind, KIND_LABELS } from "@/lib/events/event/rules";

const KINDS = EVENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
const CATEGORIES = EVENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

interface KindFieldsProps {
  kind: EventKind;
  category: string;
  error: string | undefined;
  onValue: (field: "kind" | "category", value: string) => void;
}

/** Which of the two lists the event stands in, and for the community what it is. */
export function EventKindFields({ kind, category, error, onValue }: KindFieldsProps) {
  return (
    <>
      <RadioGroup
        name="kind"
        legend="Jenis event"
        required
        options={KINDS}
        value={kind}
        onChange={(value) => onValue("kind", value)}
      />
      {kind === "COMMUNITY" ? (
        <RadioGroup
          name="category"
          legend="Kategori"
          required
          options={CATEGORIES}
          value={category}
          error={error}
          onChange={(value) => onValue("category", value)}
        />
      ) : null}
    </>
  );
}
