import { buttonClass } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { formatTyped, otherReading, readNumber } from "@/lib/format/decimal";

interface NumberEchoProps {
  /** Id of the control. */
  id: string;
  text: string;
  /** Stands behind the number, e.g. "kg". */
  unit: string;
  /** Only whole numbers are taken, so there is no other reading. */
  whole?: boolean;
  className?: string;
  onText: (text: string) => void;
}

/** How a number with a dot is read, and the other number it may mean. */
export function NumberEcho({ id, text, unit, whole = false, className, onText }: NumberEchoProps) {
  const value = text.includes(".") ? readNumber(text) : null;
  const other = whole ? null : otherReading(text);
  return (
    <p
      aria-live="polite"
      className={classNames("mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft empty:hidden", className)}
    >
      {value === null ? null : `= ${formatTyped(value)} ${unit}`}
      {other === null ? null : (
        <button
          type="button"
          className={buttonClass({ variant: "quiet", size: "small", className: "-mx-3" })}
          onClick={() => {
            onText(other);
            document.getElementById(id)?.focus();
          }}
        >
          {other} {unit}?
        </button>
      )}
    </p>
  );
}
