import type { MarkedPart } from "@/lib/forum/view";

/** A text with what the search found in it. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  let at = 0;
  return parts.map(({ text, found }) => {
    at += text.length;
    return found ? (
      <mark key={at} className="rounded-sm bg-kunyit-300 text-wedel-900">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}
