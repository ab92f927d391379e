import type { ReactNode } from "react";
import { AccountAside } from "@/components/accounts/account/account-aside";
import { Logo } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Ornament } from "@/components/ui/ornament";

/** Login and its neighbours: no header and footer, only the brand, one ornament and the form. */
export default function AccountLayout(props: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(24rem,2fr)_3fr]">
      <AccountAside />
      <div className="flex min-h-dvh flex-col">
        <header className="flex items-center justify-between px-4 pt-4 sm:px-6 lg:justify-end lg:px-8">
          <a href="/home" className="rounded-sm lg:hidden" aria-label="Sulur, ke Beranda">
            <Logo />
          </a>
          <ThemeSwitch />
        </header>
        <main className="mx-auto w-full max-w-120 flex-1 px-4 pt-4 pb-12 sm:px-6 lg:flex lg:flex-col lg:justify-center">
          {props.children}
        </main>
        <Ornament motif="sulur" className="h-10 text-daun-300 lg:hidden" />
      </div>
    </div>
  );
}
