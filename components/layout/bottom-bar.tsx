import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import { BOTTOM_PLACES } from "@/lib/layout/navigation";
import { NavigationLink } from "./navigation-link";

const PLACE =
  "relative flex h-16 w-full flex-col items-center justify-end gap-1 rounded-md pb-2 text-sm leading-none text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary";

/** The phone's bar: what people come for under the thumb, everything else behind "Lainnya". */
export function BottomBar() {
  return (
    <nav
      aria-label="Pintasan"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col px-2">
        {BOTTOM_PLACES.map((place) => (
          <li key={place.href}>
            <NavigationLink href={place.href} className={PLACE}>
              <Sign icon={place.icon} main={place.main ?? false} />
              {place.label}
            </NavigationLink>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget="menu" className={PLACE}>
            <Sign icon="more" main={false} />
            Lainnya
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Sign(props: { icon: IconName; main: boolean }) {
  if (!props.main) return <Icon name={props.icon} size={24} />;
  return (
    <span
      className={classNames(
        "absolute -top-5 grid size-14 place-items-center rounded-full border-4 border-card",
        "bg-primary text-on-primary",
      )}
    >
      <Icon name={props.icon} size={26} />
    </span>
  );
}
