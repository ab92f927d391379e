"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { classNames } from "@/components/ui/class-names";

const PLACES = [
  { href: "/admin", label: "Ringkasan" },
  { href: "/admin/laporan", label: "Laporan" },
  { href: "/home", label: "Lihat situs" },
];

export function AdminNavigation() {
  const path = usePathname();
  return (
    <nav aria-label="Dasbor">
      <ul className="-ml-3 flex">
        {PLACES.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={path === href ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-sm px-3 font-semibold",
                path === href
                  ? "text-primary underline decoration-2 underline-offset-8"
                  : "text-ink-soft hover:text-primary",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
