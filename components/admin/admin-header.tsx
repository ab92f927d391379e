import Link from "next/link";
import { LogoMark } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { AdminNavigation } from "./admin-navigation";
import { SignOutButton } from "./sign-out-button";

export function AdminHeader({ username }: { username: string }) {
  return (
    <header className="border-b border-line bg-card">
      <div className="container-page flex flex-wrap items-center gap-x-4 py-2">
        <Link href="/admin" className="flex min-h-11 items-center gap-2 rounded-sm">
          <LogoMark size={32} />
          <span className="font-display text-xl leading-tight">Dasbor Admin</span>
        </Link>
        <div className="order-last w-full sm:order-none sm:w-auto sm:flex-1">
          <AdminNavigation />
        </div>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <p className="max-w-32 truncate text-sm sm:max-w-56">
            Halo, <strong>{username}</strong>
          </p>
          <ThemeSwitch />
          <SignOutButton />
        </div>
      </div>
    </header>
  );
}
