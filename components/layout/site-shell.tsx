import Link from "next/link";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import type { AnnouncementBandView } from "@/lib/announcements/view";
import type { ContactLinks } from "@/lib/layout/contact";
import { BOTTOM_PLACES, NAVIGATION, type NavigationItem } from "@/lib/layout/navigation";
import { pageDrawing } from "@/lib/layout/page-cards";
import { AnnouncementBand } from "./announcement-band";
import { Drawing } from "./drawing";
import { JobTiles } from "./job-tiles";
import { Logo } from "./logo";
import { NavigationLink } from "./navigation-link";
import { ShellBehaviour } from "./shell-behaviour";
import { SiteFooter } from "./site-footer";
import { ThemeSwitch } from "./theme-switch";

const ROUND = "grid size-11 place-items-center rounded-full text-ink-soft hover:bg-panel";

const PLACE =
  "relative flex h-16 w-full flex-col items-center justify-end gap-1 rounded-md pb-2 text-[min(0.9375rem,4.2vw)] leading-none text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary @max-[15rem]:justify-center @max-[15rem]:pb-0";

/** Beside text above 150 % five labels find no room: the signs grow instead, and the labels stay as their names. */
const LABEL = "@max-[15rem]:sr-only";

/** Parts of other features in the header. */
interface HeaderParts {
  /** Before the theme. */
  tools: ReactNode;
  profile: ReactNode;
  /** At the end of the phone's sheet. */
  account: ReactNode;
}

interface SiteShellProps extends HeaderParts {
  contact: ContactLinks;
  /** What is announced at this moment. */
  announcement?: AnnouncementBandView | null;
  children: ReactNode;
}

/** Everything around a public page. */
export function SiteShell(props: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <SkipLink />
      {props.announcement ? <AnnouncementBand announcement={props.announcement} /> : null}
      <SiteHeader tools={props.tools} profile={props.profile} account={props.account} />
      <main id="isi" tabIndex={-1} className="flex-1 pb-10 lg:pb-24">
        {props.children}
      </main>
      <SiteFooter contact={props.contact} />
      <BottomBar />
      <ShellBehaviour />
    </div>
  );
}

/** First stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#isi"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Langsung ke isi
    </a>
  );
}

/** The phone's bar: what people come for under the thumb, everything else behind "Lainnya". */
function BottomBar() {
  return (
    <nav
      aria-label="Pintasan"
      className="bottom-bar @container fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card short:static lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col px-2">
        {BOTTOM_PLACES.map((place) => (
          <li key={place.href}>
            <NavigationLink href={place.href} className={PLACE}>
              <Sign icon={place.icon} main={place.main ?? false} />
              <span className={LABEL}>{place.label}</span>
            </NavigationLink>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget="menu" className={PLACE}>
            <Sign icon="more" main={false} />
            <span className={LABEL}>Lainnya</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Sign(props: { icon: IconName; main: boolean }) {
  if (!props.main) return <Icon name={props.icon} size={24} className="@max-[15rem]:size-9" />;
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

function SiteHeader({ tools, profile, account }: HeaderParts) {
  return (
    <header className="z-30 border-b border-line bg-ground lg:sticky lg:top-0 short:static">
      <div className="mx-auto flex min-h-16 w-full max-w-(--header) flex-wrap items-center justify-between px-4 sm:px-6 lg:flex-nowrap lg:px-8">
        <Link href="/home" prefetch={false} className="rounded-md py-1 pr-1 text-ink">
          <Logo />
        </Link>
        <nav id="menu" popover="auto" aria-label="Navigasi utama" className="site-menu lg:mr-auto lg:ml-4">
          <div className="mb-2 flex items-center justify-between lg:hidden">
            <span className="font-display text-xl">Menu</span>
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label="Tutup menu"
              className={ROUND}
            >
              <Icon name="close" size={22} />
            </button>
          </div>
          <JobTiles className="mb-4 grid-cols-2 lg:hidden" />
          <NavigationList items={NAVIGATION} />
          {account}
        </nav>
        <div className="flex flex-[1_1_9rem] items-center justify-end gap-0.5 lg:flex-none">
          <ButtonLink href="/laporan" size="small" variant="accent" className="mr-2 max-xl:hidden">
            <Icon name="megaphone" size={18} /> Lapor
          </ButtonLink>
          {tools}
          <ThemeSwitch />
          {profile}
          <button type="button" popoverTarget="menu" aria-label="Buka menu" className={`${ROUND} lg:hidden`}>
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
    </header>
  );
}

const ITEM =
  "flex min-h-12 w-full items-center justify-between gap-1 rounded-md px-3 font-semibold text-ink transition-colors duration-150 hover:bg-primary-soft aria-[current=page]:text-primary lg:min-h-11 lg:px-2 lg:text-sm xl:px-2.5 xl:text-base xl:whitespace-nowrap";

/** Lists of the items after these open towards the left, so that none leaves the screen. */
const LEFT_HALF = 5;

/**
 * The navigation of the spec. A parent is a `<details>`: a press and the Enter key toggle its list, and items of one
 * name close each other, also where no script runs.
 */
function NavigationList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className="grid gap-1 lg:flex lg:gap-0">
      {items.map((item, index) => (
        <li key={item.label} className="relative">
          {item.children ? (
            <details name="navigasi" className="group">
              <summary
                className={`${ITEM} group-open:text-primary group-has-aria-[current=page]:text-primary lg:group-open:bg-primary-soft`}
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
                  "mb-2 ml-3 border-l-2 border-line-strong pl-2 lg:absolute lg:top-full lg:mt-2 lg:ml-0 lg:w-88 lg:animate-rise lg:rounded-leaf lg:border lg:border-line lg:bg-card lg:p-2 lg:shadow-high",
                  index < LEFT_HALF ? "lg:left-0" : "lg:right-0",
                )}
              >
                {item.children.map((child) => (
                  <li key={child.href}>
                    <NavigationLink href={child.href} className="menu-leaf">
                      <span className="menu-more w-20 shrink-0 overflow-clip rounded-sm">
                        <Drawing name={pageDrawing(child.href)} />
                      </span>
                      <span>
                        {child.label}
                        <span className="menu-more text-sm text-ink-soft">{child.line}</span>
                      </span>
                    </NavigationLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <NavigationLink href={item.href} className={ITEM}>
              {item.label}
            </NavigationLink>
          )}
        </li>
      ))}
    </ul>
  );
}
