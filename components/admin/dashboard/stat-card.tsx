import { Icon, type IconName } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";

/** One figure of the dashboard. */
export function StatCard(props: { label: string; value: number; icon: IconName }) {
  return (
    <li className="flex items-center gap-4 rounded-md border border-line bg-card p-4 sm:p-5 lg:py-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon name={props.icon} size={24} />
      </span>
      <p>
        <span className="block font-display text-3xl tabular-nums">{formatCount(props.value)}</span>
        <span className="block text-sm text-ink-faint">{props.label}</span>
      </p>
    </li>
  );
}
