import "server-only";
import { createHash } from "node:crypto";
import { searchWords } from "@/lib/format/search-words";
import { isKindSentence, REPEAT } from "./rules";
import type { CreateReport } from "./schemas";

/** SHA-256 of a description's words as searches compare them: other punctuation, case or spacing is the same text. */
export function textHash(description: string): string {
  return createHash("sha256").update(searchWords(description)).digest("hex");
}

/** Whether a text is long enough that another person would not write the same by chance. */
export function isDistinctiveText(description: string): boolean {
  return description.length >= REPEAT.shortText && !isKindSentence(description);
}

/** What makes two reports of one person the same: their words, or where there are none, their place. */
export function repeatText({ description, location, latitude, longitude }: CreateReport): string {
  return isKindSentence(description) ? [description, location, latitude, longitude].join(" ") : description;
}
