import { Icon } from "@/components/ui/icon";
import type { ArticleSummary } from "@/lib/content/view";
import { formatDate } from "@/lib/format/dates";

/** Who wrote it, when, where, and how long it takes to read. */
export function ArticleMeta({ author, date, place, minutes }: ArticleSummary) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      <li>Oleh {author}</li>
      <li>
        <time dateTime={date}>{formatDate(date)}</time>
      </li>
      {place === null ? null : (
        <li className="flex items-center gap-1.5">
          <Icon name="pin" size={18} /> {place}
        </li>
      )}
      <li className="flex items-center gap-1.5">
        <Icon name="clock" size={18} /> {minutes} menit baca
      </li>
    </ul>
  );
}
