import "server-only";
import { createHash } from "node:crypto";
import { comparisonKey } from "@/lib/format/text";
import { REPEAT } from "./rules";

/** SHA-256 of a description's letters and digits: other punctuation, case or spacing is the same text. */
export function textHash(description: string): string {
  const letters = comparisonKey(description)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return createHash("sha256").update(letters).digest("hex");
}

/** Whether a text is long enough that another person would not write the same by chance. */
export function isDistinctiveText(description: string): boolean {
  return description.length >= REPEAT.shortText;
}
