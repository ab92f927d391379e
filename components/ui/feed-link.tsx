import type { ReactNode } from "react";
import { Icon } from "./icon";

/** To what feed readers subscribe to. */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary underline underline-offset-4"
    >
      <Icon name="bell" size={18} /> {children}
    </a>
  );
}
