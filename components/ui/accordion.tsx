import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/**
 * Questions that open. Items with the same `name` close each other; the browser does that, with or without scripts.
 */
export function AccordionItem(props: { title: ReactNode; children: ReactNode; name?: string; open?: boolean }) {
  return (
    <details name={props.name} open={props.open} className="group border-b-2 border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-3 font-semibold hover:text-primary">
        {props.title}
        <Icon name="chevron-down" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="measure pb-5 text-ink-soft">{props.children}</div>
    </details>
  );
}

interface AccordionTextProps {
  paragraphs: readonly string[];
  link: { href: string; label: string };
  className?: string;
}

/** What an item says, and where to go on from there. */
export function AccordionText({ paragraphs, link, className }: AccordionTextProps) {
  return (
    <div className={classNames("grid gap-3", className)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <Link
          href={link.href}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {link.label}
        </Link>
      </p>
    </div>
  );
}
