import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { decisionsFor, isOpen } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import type { DeskAction } from "./deeds";
import { WORDING } from "./wording";

/** The actions a report allows, the usual one first. */
export function actionsFor({ status, heldReason, question }: DeskReportView): DeskAction[] {
  const actions: DeskAction[] = decisionsFor(status);
  if (heldReason !== null && status === "PENDING") actions.push("release");
  if (question === null && isOpen(status)) actions.push("ask");
  return actions;
}

/** Large buttons where the thumb is; on a wide screen one row under the report. */
export function ActionBar(props: { report: DeskReportView; busy: boolean; onAct: (action: DeskAction) => void }) {
  const actions = actionsFor(props.report);
  if (actions.length === 0) return null;
  return (
    <section
      aria-label={`Tindakan untuk ${props.report.code}`}
      className="grid grid-cols-2 gap-2 border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high lg:flex lg:flex-wrap lg:rounded-t-lg lg:border lg:border-b-0 lg:px-4"
    >
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={action === "reject" ? "danger" : index === 0 ? "primary" : "secondary"}
          busy={props.busy}
          aria-keyshortcuts={WORDING[action].shortcut}
          onClick={() => props.onAct(action)}
          className={classNames("px-3", actions.length % 2 === 1 && index === 0 && "max-lg:col-span-2")}
        >
          {WORDING[action].button}
        </Button>
      ))}
    </section>
  );
}
