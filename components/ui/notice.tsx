import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type NoticeTone = "good" | "wait" | "info" | "bad";

const LOOKS: Record<NoticeTone, { box: string; icon: IconName; ink: string }> = {
  good: { box: "border-primary bg-primary-soft", icon: "check-circle", ink: "text-primary" },
  wait: { box: "border-kunyit-500 bg-accent-soft", icon: "clock", ink: "text-accent" },
  info: { box: "border-info bg-info-soft", icon: "info", ink: "text-info" },
  bad: { box: "border-danger bg-danger-soft", icon: "warning", ink: "text-danger" },
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** "status" is read when there is time, "alert" at once. Leave out for text that is there from the start. */
  live?: "status" | "alert";
  className?: string;
}

/** A band inside the page: what happened, or what will. */
export function Notice({ tone = "info", title, children, icon, live, className }: NoticeProps) {
  const look = LOOKS[tone];
  return (
    <div role={live} className={classNames("flex gap-3 rounded-md border-l-4 p-4", look.box, className)}>
      <Icon name={icon ?? look.icon} size={22} className={classNames("mt-0.5", look.ink)} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink-soft">{children}</div> : null}
      </div>
    </div>
  );
}
