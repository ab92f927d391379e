import type { People, Section } from "./rules";

/** What stands in a line of text. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] };

/** What an article is made of; data only, so that it can be kept, counted and shown without running anything. */
export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; text: string }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "picture"; picture: Picture; caption: string | null }
  | { kind: "quote"; by: string | null; children: Block[] }
  | { kind: "fact"; source: string; href: string; children: Block[] }
  | { kind: "steps"; items: Block[][] }
  | { kind: "call"; href: string; button: string; children: Block[] }
  | { kind: "pin"; name: string; latitude: number; longitude: number; children: Block[] };

/** A drawing of the house (by day and by night), or a photo under `public/`. */
export interface Picture {
  drawing: string | null;
  photo: string | null;
  alt: string;
}

/** An article without its text, for lists, cards and feeds. */
export interface ArticleSummary {
  section: Section;
  slug: string;
  title: string;
  summary: string;
  /** `YYYY-MM-DD` */
  date: string;
  author: string;
  place: string | null;
  picture: Picture;
  tags: string[];
  people: People;
  draft: boolean;
  minutes: number;
  /** Changes with the file, for addresses that are kept long. */
  version: string;
}

export interface Article extends ArticleSummary {
  words: number;
  blocks: Block[];
}
