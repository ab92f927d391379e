/** PostgreSQL's notification channel on which instances tell each other which tags to drop. */
export const CHANNEL = "sulur_cache";

export interface Announcement {
  /** Who dropped them already. */
  from: string;
  tags: string[];
}

// PostgreSQL refuses payloads of 8,000 bytes and more.
const TAGS_PER_MESSAGE = 50;

export function encodeAnnouncements(from: string, tags: readonly string[]): string[] {
  const messages: string[] = [];
  for (let start = 0; start < tags.length; start += TAGS_PER_MESSAGE) {
    messages.push(JSON.stringify({ from, tags: tags.slice(start, start + TAGS_PER_MESSAGE) } satisfies Announcement));
  }
  return messages;
}

/** Null for what no instance of ours can have sent. */
export function decodeAnnouncement(payload: string): Announcement | null {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value !== "object" || value === null || !("from" in value) || !("tags" in value)) return null;
    const { from, tags } = value;
    if (typeof from !== "string" || !Array.isArray(tags)) return null;
    return { from, tags: tags.filter((tag) => typeof tag === "string") };
  } catch {
    return null;
  }
}
