import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { NavigationItem } from "@/lib/layout/navigation";
import { NavigationLink } from "./navigation-link";

const PLACE =
  "flex min-h-12 w-full items-center justify-between gap-1 rounded-md px-3 font-semibold text-ink transition-colors duration-150 hover:bg-primary-soft aria-[current=page]:text-primary lg:min-h-11 lg:px-2 lg:text-sm xl:px-2.5 xl:text-base xl:whitespace-nowrap";

/** Lists of the items after these open towards the left, so that none leaves the screen. */
const LEFT_HALF = 5;

/**
 * The navigation of the spec. A parent is a `<details>`: a press and the Enter key toggle its list, and items of one
 * name close each other, also where no script runs.
 */
export function NavigationList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className="grid gap-1 lg:flex lg:gap-0">
      {items.map((item, index) => (
        <li key={item.label} className="relative">
          {item.children ? (
            <details name="navigasi" className="group">
              <summary
                className={`${PLACE} group-open:text-primary group-has-aria-[current=page]:text-primary lg:group-open:bg-primary-soft`}
              >
                {item.label}
                <Icon
                  name="chevron-down"
                  size={18}
                  className="transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <ul
                className={classNames(
                  "mb-2 ml-3 border-l-2 border-line-strong pl-2 lg:absolute lg:top-full lg:mt-2 lg:ml-0 lg:min-w-64 lg:animate-rise lg:rounded-leaf lg:border lg:border-line lg:bg-card lg:p-2 lg:shadow-high",
                  index < LEFT_HALF ? "lg:left-0" : "lg:right-0",
                )}
              >
                {item.children.map((child) => (
                  <li key={child.href}>
                    <NavigationLink
                      href={child.href}
                      className="flex min-h-11 items-center rounded-md px-3 py-2 text-ink-soft transition-colors duration-150 hover:bg-primary-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-primary"
                    >
                      {child.label}
                    </NavigationLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <NavigationLink href={item.href} className={PLACE}>
              {item.label}
            </NavigationLink>
          )}
        </li>
      ))}
    </ul>
  );
}
