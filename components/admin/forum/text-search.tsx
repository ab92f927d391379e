import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { FORUM_LENGTH, type ForumKind, type ForumQueue } from "@/lib/forum/rules";

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
        <Field inFilter name="q" label="Cari kata" error={error} className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} type="search" maxLength={FORUM_LENGTH.search} defaultValue={q} autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Icon name="search" /> Cari
        </Button>
      </form>
    </search>
  );
}
