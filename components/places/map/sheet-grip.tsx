import { HANDLE_LABELS, type SheetStop } from "./sheet-stops";
import type { SheetHandle } from "./use-sheet";

interface SheetGripProps {
  stop: SheetStop;
  handle: SheetHandle;
  className?: string | undefined;
}

/** The sheet's handle: a button for fingers that press and for keyboards, and something to drag. */
export function SheetGrip({ stop, handle, className }: SheetGripProps) {
  return (
    <button
      type="button"
      aria-label={HANDLE_LABELS[stop]}
      aria-expanded={stop !== "peek"}
      className={`absolute inset-x-0 top-0 z-10 h-7 w-full touch-none place-items-center focus-visible:-outline-offset-4 ${className ?? ""}`}
      {...handle}
    >
      <span className="h-1.5 w-12 rounded-full bg-control" />
    </button>
  );
}
