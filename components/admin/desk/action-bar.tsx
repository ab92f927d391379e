import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { ActionLook } from "./kind";

interface ActionBarProps<Action extends string> {
  /** What it is about. */
  name: string;
  actions: readonly Action[];
  wording: Readonly<Record<Action, ActionLook>>;
  busy: boolean;
  onAct: (action: Action) => void;
}

/** Large buttons where the thumb is; on a wide screen one row under the thing. */
export function ActionBar<Action extends string>(props: ActionBarProps<Action>) {
  const { name, actions, wording, busy, onAct } = props;
  if (actions.length === 0) return null;
  return (
    <section
      aria-label={`Tindakan untuk ${name}`}
      className="grid grid-cols-2 gap-2 border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high lg:flex lg:flex-wrap lg:rounded-t-lg lg:border lg:border-b-0 lg:px-4"
    >
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={wording[action].danger ? "danger" : index === 0 ? "primary" : "secondary"}
          busy={busy}
          aria-keyshortcuts={wording[action].shortcut}
          onClick={() => onAct(action)}
          className={classNames("px-3", actions.length % 2 === 1 && index === 0 && "max-lg:col-span-2")}
        >
          {wording[action].button}
        </Button>
      ))}
    </section>
  );
}
