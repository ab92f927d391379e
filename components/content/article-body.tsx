import type { ReactNode } from "react";
import type { Section } from "@/lib/content/rules";
import type { Block } from "@/lib/content/view";
import { ArticlePicture } from "./article-picture";
import { Call } from "./call";
import { Fact } from "./fact";
import { InlineText } from "./inline-text";
import { PlacePin } from "./place-pin";
import { Quote } from "./quote";
import { Steps } from "./steps";

interface BlocksProps {
  blocks: readonly Block[];
  section: Section;
}

/** The text of an article, shown from data: nothing in it can run. */
export function Blocks({ blocks, section }: BlocksProps): ReactNode {
  return blocks.map((block, index) => (
    <BlockView key={`${block.kind}-${String(index)}`} block={block} section={section} />
  ));
}

function BlockView({ block, section }: { block: Block; section: Section }) {
  const blocks = (children: readonly Block[]) => <Blocks blocks={children} section={section} />;
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} className={block.level === 2 ? "mt-5 text-2xl" : "mt-2 text-xl"}>
          {block.text}
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <InlineText parts={block.children} />
        </p>
      );
    case "list":
      return <List ordered={block.ordered} items={block.items.map(blocks)} />;
    case "picture":
      return (
        <figure>
          <ArticlePicture picture={block.picture} section={section} className="rounded-md" />
          {block.caption === null ? null : (
            <figcaption className="mt-2 text-sm text-ink-faint">{block.caption}</figcaption>
          )}
        </figure>
      );
    case "quote":
      return <Quote by={block.by}>{blocks(block.children)}</Quote>;
    case "fact":
      return (
        <Fact source={block.source} href={block.href}>
          {blocks(block.children)}
        </Fact>
      );
    case "steps":
      return <Steps items={block.items.map(blocks)} />;
    case "call":
      return (
        <Call href={block.href} button={block.button}>
          {blocks(block.children)}
        </Call>
      );
    case "pin":
      return <PlacePin {...block}>{blocks(block.children)}</PlacePin>;
  }
}

function List({ ordered, items }: { ordered: boolean; items: ReactNode[] }) {
  const Element = ordered ? "ol" : "ul";
  return (
    <Element className={`${ordered ? "list-decimal" : "list-disc"} grid gap-2 pl-6 marker:text-primary`}>
      {items.map((item, index) => (
        <li key={`butir-${String(index)}`} className="pl-1">
          {item}
        </li>
      ))}
    </Element>
  );
}
