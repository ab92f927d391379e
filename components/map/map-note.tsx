import { classNames } from "@/components/ui/class-names";

/** A quiet line over the map: something is missing, the rest works. */
export function MapNote({ text, at }: { text: string; at: "top" | "bottom" }) {
  return (
    <p
      role="status"
      className={classNames(
        "pointer-events-none absolute left-3 z-[900] max-w-[calc(100%-5.5rem)] rounded-sm bg-card px-3 py-2 text-sm text-ink-soft shadow-low",
        at === "top" ? "top-[calc(0.75rem+var(--map-tools,0rem))]" : "bottom-8",
      )}
    >
      {text}
    </p>
  );
}
