import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

interface TimelineEntryProps {
  title: string;
  icon: IconName;
  /** ISO time or day. */
  at: string;
  /** The same, as people read it. */
  when: string;
  children?: ReactNode;
}

export function TimelineEntry({ title, icon, at, when, children }: TimelineEntryProps) {
  return (
    <li className="group relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-10 bottom-0 left-5 w-0.5 -translate-x-1/2 bg-line-strong group-last:hidden"
      />
      <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 pt-1.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-faint">
          <time dateTime={at}>{when}</time>
        </p>
        {children}
      </div>
    </li>
  );
}
