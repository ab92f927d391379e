import { Icon } from "@/components/ui/icon";
import { dayIn, formatDate } from "@/lib/format/dates";
import { initialsOf } from "@/lib/format/text";

interface BylineProps {
  author: string;
  /** Written with the account of that name. */
  member: boolean;
  /** `YYYY-MM-DD` */
  date: string;
  edited: boolean;
  /** ISO 8601; when staff changed it. */
  staffEdited: string | null;
}

/** Who wrote it and when; the day as year-month-day (spec 3) and as people say it. */
export function Byline({ author, member, date, edited, staffEdited }: BylineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary"
      >
        {initialsOf(author)}
      </span>
      <span className="inline-flex min-w-0 items-center gap-1 font-semibold text-ink-soft">
        <span className="wrap-anywhere">{author}</span>
        {member ? <Icon name="check-circle" size={16} label="pemilik akun" className="text-primary" /> : null}
      </span>
      <span aria-hidden="true">·</span>
      <time dateTime={date} className="tabular-nums">
        {date}
      </time>
      <span>({formatDate(date)})</span>
      {staffEdited === null ? (
        edited ? (
          <span>(diubah)</span>
        ) : null
      ) : (
        <span>
          (disunting pengelola <time dateTime={staffEdited}>{dayIn(new Date(staffEdited))}</time>)
        </span>
      )}
    </p>
  );
}
