import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { type Block, type Inline, parseMarkdown } from "@/lib/forum/markdown";

const LOOK = "text-info underline underline-offset-4 hover:no-underline";

/** What somebody wrote in the forum. Its parts have no names of their own, and they never move. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="measure grid gap-3">
      {parseMarkdown(text).map((block, index) => (
        <BlockPart key={keyOf(block, index)} block={block} />
      ))}
    </div>
  );
}

function BlockPart({ block }: { block: Block }): ReactNode {
  if (block.kind === "paragraph") {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={keyOf({ kind: "line" }, index)}>
            {index > 0 ? <br /> : null}
            <Line parts={line} />
          </Fragment>
        ))}
      </p>
    );
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    // A typed number is part of its item; the negative indent puts it where a marker stands.
    <List className={block.ordered ? "grid gap-1 pl-6 -indent-6" : "grid list-disc gap-1 pl-6"}>
      {block.items.map((item, index) => (
        <li key={keyOf({ kind: "item" }, index)}>
          <Line parts={item} />
        </li>
      ))}
    </List>
  );
}

function Line({ parts }: { parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => <InlinePart key={keyOf(part, index)} part={part} />);
}

function InlinePart({ part }: { part: Inline }): ReactNode {
  if (part.kind === "text") return part.text;
  if (part.kind === "bold") {
    return (
      <strong>
        <Line parts={part.children} />
      </strong>
    );
  }
  if (part.href.startsWith("/")) {
    return (
      <Link href={part.href} prefetch={false} className={LOOK}>
        {part.text}
      </Link>
    );
  }
  return (
    <>
      <a href={part.href} rel="nofollow ugc noopener noreferrer" className={LOOK}>
        {part.text}
      </a>
      {part.text === part.href ? null : <span className="text-sm text-ink-faint"> ({new URL(part.href).host})</span>}
    </>
  );
}

function keyOf({ kind }: { kind: string }, index: number): string {
  return `${kind}-${index}`;
}
