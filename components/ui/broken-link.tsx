import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";

interface BrokenLinkProps {
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  action?: ReactNode;
  /** Leave out for what is there from the start. */
  live?: "alert";
}

/** A private link that is incomplete or no longer works, instead of what it would have opened. */
export function BrokenLink({ title, children, action, live }: BrokenLinkProps) {
  return (
    <div role={live} className="w-full">
      <EmptyState action={action}>
        <strong className="text-ink">{title}</strong>
        {children ? <span className="mt-1 block">{children}</span> : null}
      </EmptyState>
    </div>
  );
}
