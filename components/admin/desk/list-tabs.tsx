import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { deskCount } from "@/lib/desk/rules";

interface ListTabsProps {
  label: string;
  tabs: readonly { href: string; label: string; current: boolean; count?: number }[];
}

/** Lists with addresses of their own. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <ul className="flex gap-2">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              prefetch={false}
              aria-current={tab.current ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-semibold whitespace-nowrap",
                tab.current
                  ? "border-primary bg-primary text-on-primary"
                  : "border-line-strong bg-card hover:border-primary",
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="text-sm font-normal tabular-nums">{deskCount(tab.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
