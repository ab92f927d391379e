import type { ReactNode } from "react";
import { Tendril } from "./tendril";

/** Nothing here yet: a shoot, one sentence, at most one action. */
export function EmptyState(props: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center rounded-lg border-2 border-dashed border-line-strong px-4 py-8 text-center">
      <Tendril />
      <p className="measure mt-4 text-ink-soft">{props.children}</p>
      {props.action ? <div className="mt-4">{props.action}</div> : null}
    </div>
  );
}
