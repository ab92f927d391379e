/** Part of a text, and whether it is what was looked for. Never markup: what people wrote stays text. */
export interface TextPart {
  text: string;
  hit: boolean;
}

/** What was found holds all words that were typed, words much like them, or some of them. */
export type SearchMatch = "all" | "similar" | "some";
