import Link from "next/link";
import type { ReactNode } from "react";
import type { Inline } from "@/lib/content/view";

const LOOK = "text-info underline underline-offset-4 hover:no-underline";

/** A line of an article; the parts have no names of their own, and they never move. */
export function InlineText({ parts }: { parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => <Part key={keyOf(part, index)} part={part} />);
}

function Part({ part }: { part: Inline }): ReactNode {
  if (part.kind === "text") return part.text;
  const children = <InlineText parts={part.children} />;
  if (part.kind === "link") return <TextLink href={part.href}>{children}</TextLink>;
  return part.kind === "strong" ? <strong>{children}</strong> : <em>{children}</em>;
}

/** To a page of ours or to one elsewhere. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("https://")) {
    return (
      <a href={href} className={`${LOOK} break-words`}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} className={LOOK}>
      {children}
    </Link>
  );
}

function keyOf({ kind }: Inline, index: number): string {
  return `${kind}-${index}`;
}
