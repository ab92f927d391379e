import Link from "next/link";
import type { ReactNode } from "react";
import { coordinates } from "@/components/map/coordinates";
import { buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { Section } from "@/lib/content/rules";
import type { Block, Inline } from "@/lib/content/view";
import { ArticlePicture } from "./article-picture";

interface PlacePinProps {
  name: string;
  latitude: number;
  longitude: number;
  children: ReactNode;
}

/** The text of an article, shown from data: nothing in it can run. */
export function Blocks({ blocks, section }: { blocks: readonly Block[]; section: Section }): ReactNode {
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
      return <List {...block} items={block.items.map(blocks)} />;
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

function List({ ordered, start, items }: { ordered: boolean; start: number; items: ReactNode[] }) {
  const children = items.map((item, index) => (
    <li key={`butir-${String(index)}`} className="pl-1">
      {item}
    </li>
  ));
  const style = "grid gap-2 pl-6 marker:text-primary";
  return ordered ? (
    <ol start={start} className={`${style} list-decimal`}>
      {children}
    </ol>
  ) : (
    <ul className={`${style} list-disc`}>{children}</ul>
  );
}

function Quote({ by, children }: { by: string | null; children: ReactNode }) {
  return (
    <figure className="border-l-4 border-story py-1 pl-5">
      <blockquote className="grid gap-3 font-display text-xl text-story">{children}</blockquote>
      {by === null ? null : <figcaption className="mt-2 text-ink-soft">{by}</figcaption>}
    </figure>
  );
}

/** What a reader can do now. */
function Call({ href, button, children }: { href: string; button: string; children: ReactNode }) {
  return (
    <Card featured>
      <div className="grid gap-3 text-lg">{children}</div>
      {href.startsWith("https://") ? (
        <a href={href} className={buttonClass({ className: "mt-4" })}>
          {button}
        </a>
      ) : (
        <ButtonLink href={href} className="mt-4">
          {button}
        </ButtonLink>
      )}
    </Card>
  );
}

/** Something that can be looked up, with the place where. */
function Fact({ source, href, children }: { source: string; href: string; children: ReactNode }) {
  return (
    <div role="note" aria-label="Fakta bersumber" className="rounded-leaf bg-info-soft p-4 sm:p-5">
      <p className="mb-2 flex items-center gap-2 font-semibold text-info">
        <Icon name="info" size={20} /> Fakta
      </p>
      <div className="grid gap-3">{children}</div>
      <p className="mt-3 text-sm">
        Sumber:{" "}
        <a href={href} className="text-info underline underline-offset-4 hover:no-underline">
          {source}
        </a>
      </p>
    </div>
  );
}

/** What to do, one after the other, as leaves on a shoot. */
function Steps({ items }: { items: ReactNode[] }) {
  return (
    <ol className="grid gap-5">
      {items.map((item, index) => (
        <li key={`langkah-${String(index)}`} className="group relative grid gap-3 pl-15">
          <span
            aria-hidden="true"
            className="absolute top-13 -bottom-4 left-5 border-l-4 border-dotted border-primary group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 grid size-11 place-items-center rounded-leaf border-2 border-ink bg-kunyit-300 font-display text-lg text-wedel-900"
          >
            {index + 1}
          </span>
          <div className="grid min-h-11 content-center gap-3">{item}</div>
        </li>
      ))}
    </ol>
  );
}

/** Where it is; a link instead of a map, since the page stays light. */
function PlacePin({ name, latitude, longitude, children }: PlacePinProps) {
  const point = { latitude, longitude };
  return (
    <div className="flex gap-3 rounded-md border border-line-strong bg-card p-4 sm:p-5">
      <Icon name="pin" size={28} className="mt-0.5 text-danger" />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold">
          {name} <span className="font-normal text-ink-faint tabular-nums">({coordinates(point)})</span>
        </p>
        {children}
        <p>
          <TextLink
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          >
            Lihat di OpenStreetMap
          </TextLink>
        </p>
      </div>
    </div>
  );
}

const LOOK = "text-info underline underline-offset-4 hover:no-underline";

/** A line of an article; the parts have no names of their own, and they never move. */
function InlineText({ parts }: { parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => <Part key={keyOf(part, index)} part={part} />);
}

function Part({ part }: { part: Inline }): ReactNode {
  if (part.kind === "text") return part.text;
  const children = <InlineText parts={part.children} />;
  if (part.kind === "link") return <TextLink href={part.href}>{children}</TextLink>;
  return part.kind === "strong" ? <strong>{children}</strong> : <em>{children}</em>;
}

/** To a page of ours or to one elsewhere. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("https://")) {
    return (
      <a href={href} className={LOOK}>
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
