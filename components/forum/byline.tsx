import { Icon } from "@/components/ui/icon";
import { dayIn, formatDate } from "@/lib/format/dates";
import { initialsOf } from "@/lib/format/text";
import type { ThreadView } from "@/lib/forum/view";

interface BylineProps {
  text: Pick<ThreadView, "author" | "member" | "edited_at" | "staff_edited_at">;
  /** `YYYY-MM-DD` */
  date: string;
}

/** Who wrote it and when; the day as year-month-day (spec 3) and as people say it. */
export function Byline({ text: { author, member, edited_at, staff_edited_at }, date }: BylineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary"
      >
        {initialsOf(author)}
      </span>
      <span className="inline-flex min-w-0 items-center gap-1 font-semibold text-ink-soft">
        <span>{author}</span>
        {member ? <Icon name="check-circle" size={16} label="pemilik akun" className="text-primary" /> : null}
      </span>
      <span aria-hidden="true">·</span>
      <time dateTime={date} className="tabular-nums">
        {date}
      </time>
      <span>({formatDate(date)})</span>
      {staff_edited_at === null ? (
        edited_at === null ? null : (
          <span>(diubah)</span>
        )
      ) : (
        <span>
          (disunting pengelola <time dateTime={staff_edited_at}>{dayIn(new Date(staff_edited_at))}</time>)
        </span>
      )}
    </p>
  );
}
