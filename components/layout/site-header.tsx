import Link from "next/link";
import { SearchButton } from "@/components/search/search-button";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { NAVIGATION } from "@/lib/layout/navigation";
import { Logo } from "./logo";
import { NavigationList } from "./navigation-list";
import { ProfileMenu } from "./profile-menu";
import { SheetAccount } from "./sheet-account";
import { ThemeSwitch } from "./theme-switch";

const ROUND = "grid size-11 place-items-center rounded-full text-ink-soft hover:bg-panel";

export function SiteHeader() {
  return (
    <header className="z-30 border-b border-line bg-ground lg:sticky lg:top-0">
      <div className="mx-auto flex h-16 w-full max-w-[80rem] items-center justify-between gap-3 px-4 sm:px-6 lg:px-8">
        <Link href="/home" prefetch={false} className="rounded-md py-1 pr-2 text-ink">
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
          <NavigationList items={NAVIGATION} />
          <SheetAccount />
        </nav>
        <div className="flex items-center gap-1">
          <ButtonLink href="/laporan" size="small" variant="accent" className="mr-2 max-xl:hidden">
            <Icon name="megaphone" size={18} /> Lapor
          </ButtonLink>
          <SearchButton />
          <ThemeSwitch />
          <ProfileMenu />
          <button type="button" popoverTarget="menu" aria-label="Buka menu" className={`${ROUND} lg:hidden`}>
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
    </header>
  );
}
