import { classNames } from "@/components/ui/class-names";
import { deskCount } from "@/lib/desk/rules";
import { opensHere } from "./opens-here";

interface QueueTabsProps<Tab extends string> {
  label: string;
  tabs: readonly { id: Tab; label: string }[];
  current: Tab;
  counts: Readonly<Record<Tab, number>>;
  hrefOf: (tab: Tab) => string;
  onChoose: (tab: Tab) => void;
}

/** Links, since each queue has an address of its own; a plain press does not load the page anew. */
export function QueueTabs<Tab extends string>(props: QueueTabsProps<Tab>) {
  const { label, tabs, current, counts, hrefOf, onChoose } = props;
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-1">
      <ul className="flex gap-2">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={hrefOf(tab.id)}
              aria-current={tab.id === current ? "page" : undefined}
              onClick={(event) => opensHere(event) && onChoose(tab.id)}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-semibold whitespace-nowrap transition-colors duration-150",
                tab.id === current
                  ? "border-primary bg-primary text-on-primary"
                  : "border-line-strong bg-card hover:border-primary",
              )}
            >
              {tab.label}
              <span className="text-sm font-normal tabular-nums">{deskCount(counts[tab.id])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
