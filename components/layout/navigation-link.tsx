"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isCurrent } from "@/lib/layout/navigation";

/** A link that says when it leads to where one already is. */
export function NavigationLink(props: { href: string; className?: string; children: ReactNode }) {
  const pathname = usePathname();
  return (
    <Link
      href={props.href}
      prefetch={false}
      aria-current={isCurrent(pathname, props.href) ? "page" : undefined}
      className={props.className}
    >
      {props.children}
    </Link>
  );
}
