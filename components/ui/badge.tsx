import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

export type Tone = "neutral" | "good" | "wait" | "info" | "bad" | "story";

const TONES: Record<Tone, string> = {
  neutral: "bg-panel text-ink-soft",
  good: "bg-primary-soft text-primary",
  wait: "bg-accent-soft text-accent",
  info: "bg-info-soft text-info",
  bad: "bg-danger-soft text-danger",
  story: "bg-story-soft text-story",
};

/** A short word about a state or kind; give an icon too, so that colour is never the only sign. */
export function Badge(props: { tone?: Tone; icon?: IconName; children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold lg:whitespace-nowrap",
        TONES[props.tone ?? "neutral"],
        props.className,
      )}
    >
      {props.icon ? <Icon name={props.icon} size={16} /> : null}
      {props.children}
    </span>
  );
}
