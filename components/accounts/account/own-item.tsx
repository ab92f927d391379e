import Link from "next/link";
import type { ReactNode } from "react";

interface OwnItemProps {
  title: string;
  /** Without one there is nothing to open. */
  href?: string | undefined;
  badge?: ReactNode;
  /** Under the title, small. */
  facts: string;
  children?: ReactNode;
}

/** One row of what belongs to an account. */
export function OwnItem({ title, href, badge, facts, children }: OwnItemProps) {
  return (
    <li className="py-3 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {href === undefined ? (
          <p className="min-w-0 font-semibold">{title}</p>
        ) : (
          <Link
            href={href}
            prefetch={false}
            className="min-w-0 py-1 font-semibold underline underline-offset-4 hover:no-underline"
          >
            {title}
          </Link>
        )}
        {badge}
      </div>
      <p className="text-sm text-ink-faint tabular-nums">{facts}</p>
      {children}
    </li>
  );
}

export function OwnList({ children }: { children: ReactNode }) {
  return <ul className="mt-2 divide-y divide-line-strong">{children}</ul>;
}
