import { type IconName, iconPaths } from "./icon-paths";

export type { IconName };

/** A line icon. Without `label` it is decoration and silent for screen readers. */
export function Icon(props: { name: IconName; size?: number; label?: string; className?: string }) {
  const size = props.size ?? 20;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={props.className ? `shrink-0 ${props.className}` : "shrink-0"}
      role={props.label ? "img" : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : true}
    >
      <path d={iconPaths[props.name]} />
    </svg>
  );
}
