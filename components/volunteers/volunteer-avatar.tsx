import { classNames } from "@/components/ui/class-names";
import { initialsOf } from "@/lib/format/text";

const LOOKS = [
  "bg-primary-soft text-primary",
  "bg-accent-soft text-accent",
  "bg-info-soft text-info",
  "bg-danger-soft text-danger",
] as const;

/** A photo, or a leaf drawn with the initials; the name stands beside it. */
export function VolunteerAvatar({ id, name, photo }: { id: number; name: string; photo: string | null }) {
  if (photo !== null) {
    return (
      <img
        src={photo}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="size-16 shrink-0 rounded-full bg-panel object-cover"
      />
    );
  }
  return (
    <span aria-hidden="true" className={classNames("relative size-16 shrink-0 rounded-leaf", LOOKS[id % LOOKS.length])}>
      <svg
        viewBox="0 0 64 64"
        width={64}
        height={64}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M10 54C14 30 30 12 54 10" opacity=".45" />
        <path d="M20 40c-2-8 0-14 6-18M28 30c8 2 14 0 18-6" opacity=".3" />
        <path d="M50 30h.01M46 38h.01M40 46h.01M54 20h.01" strokeWidth="3" strokeLinecap="round" opacity=".45" />
      </svg>
      <span className="absolute inset-0 grid place-items-center font-display text-xl font-semibold">
        {initialsOf(name)}
      </span>
    </span>
  );
}
