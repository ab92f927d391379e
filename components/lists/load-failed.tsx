import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface LoadFailedProps {
  title?: string;
  children?: ReactNode;
  /** Missing where another try would not help. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  className?: string;
}

/** Something could not be loaded: what, why, and another try. */
export function LoadFailed({ title, children, onRetry, busy = false, className }: LoadFailedProps) {
  return (
    <Notice tone="bad" live="alert" title={title} className={className}>
      {children ? <p>{children}</p> : null}
      {onRetry ? (
        <Button variant="secondary" size="small" busy={busy} className="mt-3" onClick={onRetry}>
          {busy ? "Memuat…" : "Coba lagi"}
        </Button>
      ) : null}
    </Notice>
  );
}
