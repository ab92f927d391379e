import type { TextPart } from "@/lib/search/view";

/** A text with what was looked for marked in it. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  let at = 0;
  return parts.map(({ text, hit }) => {
    at += text.length;
    return hit ? (
      <mark key={at} className="rounded-sm bg-accent-soft px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}
