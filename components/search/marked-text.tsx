import type { MarkedPart } from "@/lib/forum/view";
import type { TextPart } from "@/lib/text-search/view";

/** A text with what a search found in it. */
export function MarkedText({ parts }: { parts: readonly (MarkedPart | TextPart)[] }) {
  let at = 0;
  return parts.map((part) => {
    at += part.text.length;
    return ("hit" in part ? part.hit : part.found) ? (
      <mark key={at} className="rounded-sm bg-kunyit-300 px-0.5 text-wedel-900">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
