import Link from "next/link";
import type { ReactNode } from "react";

/** The title is the card's link and the whole card its target; other links in the card need `relative z-10`. */
export function CardTitle(props: { children: ReactNode; href?: string; level?: 2 | 3 | 4 }) {
  const Heading = `h${props.level ?? 3}` as const;
  return (
    <Heading className="line-clamp-2 text-lg">
      {props.href ? (
        <Link
          href={props.href}
          prefetch={false}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {props.children}
        </Link>
      ) : (
        props.children
      )}
    </Heading>
  );
}
