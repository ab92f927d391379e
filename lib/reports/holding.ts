import { isKindSentence, REPEAT } from "./rules";
import type { CreateReport } from "./schemas";

/** Whether a text is long enough that another person would not write the same by chance. */
export function isDistinctiveText(description: string): boolean {
  return description.length >= REPEAT.shortText && !isKindSentence(description);
}

/** What makes two reports of one person the same: their words, or where there are none, their place. */
export function repeatText({ description, location, latitude, longitude }: CreateReport): string {
  return isKindSentence(description) ? [description, location, latitude, longitude].join(" ") : description;
}
