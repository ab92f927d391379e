import { type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { FORUM_LENGTH, type ForumKind, type ForumQueue } from "@/lib/forum/rules";

const FIELDS: FilterField[] = [
  { name: "q", label: "Cari kata", type: "search", maxLength: FORUM_LENGTH.search, className: "min-w-0 flex-1" },
];

interface TextSearchProps {
  kind: ForumKind;
  queue: ForumQueue;
  q: string;
  error: string | undefined;
}

/** A plain form: what is looked for stands in the address, also without scripts. */
export function TextSearch({ kind, queue, q, error }: TextSearchProps) {
  return (
    <search aria-label="Forum">
      <form action="/admin/forum" method="get" className="flex max-w-xl items-end gap-2">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="queue" value={queue} />
        <FilterFields fields={FIELDS} typed={{ q }} errors={{ q: error }} />
        <Button type="submit" variant="secondary">
          <Icon name="search" /> Cari
        </Button>
      </form>
    </search>
  );
}
