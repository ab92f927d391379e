import type { ReactNode, SyntheticEvent } from "react";
import { Icon } from "@/components/ui/icon";

interface FoldProps {
  summary: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A part of the form that most people leave closed. */
export function Fold({ summary, open, onOpen, className, children }: FoldProps) {
  return (
    <details
      open={open}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onOpen(event.currentTarget.open)}
      className={className}
    >
      <summary className="flex min-h-11 w-fit items-center gap-2 rounded-sm font-semibold text-primary underline underline-offset-4 hover:no-underline">
        {summary}
        <Icon name="chevron-down" size={18} className="in-[[open]>summary]:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 pb-1">{children}</div>
    </details>
  );
}
