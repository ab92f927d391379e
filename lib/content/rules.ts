/** What editors write: where it lies, where it is shown, how long it takes to read. */

export const SECTIONS = ["kisah", "tips"] as const;
/** Also the name of the section's folder in `content/`. */
export type Section = (typeof SECTIONS)[number];

/** Where a section has its page; its articles lie below. */
export const SECTION_PATHS: Record<Section, string> = { kisah: "/coba-coding", tips: "/tips" };

export const SECTION_LABELS: Record<Section, { all: string; one: string }> = {
  kisah: { all: "Kisah Aksi Nyata", one: "Kisah" },
  tips: { all: "Tips Komunitas Hijau", one: "Tips" },
};

/** What a reader has to know of the people in an article. */
export const PEOPLE = ["contoh", "nyata", "tidak ada"] as const;
export type People = (typeof PEOPLE)[number];

/** Silent reading of plain Indonesian prose on a phone; a round figure at the slow end. */
const WORDS_A_MINUTE = 200;

/** Spec 2.16: so many cards stand on top of /coba-coding; older stories follow as a list. */
export const FEATURED_STORIES = 6;

const RELATED = 3;

export function articlePath({ section, slug }: { section: Section; slug: string }): string {
  return `${SECTION_PATHS[section]}/${slug}`;
}

/** The picture of a shared link. */
export function articleCardPath(article: { section: Section; slug: string; version: string }): string {
  return `${articlePath(article)}/kartu.jpg?v=${article.version}`;
}

export const STORY_FEED_PATH = "/coba-coding/rss.xml";

/** At least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

interface Ordered {
  slug: string;
  date: string;
}

/** Newest first; what is of one day stands in the order of its address, so that it never jumps. */
export function newestFirst<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

/** The article before and after one in a list that is newest first. */
export function neighboursOf<Item extends Ordered>(
  list: readonly Item[],
  slug: string,
): { newer: Item | null; older: Item | null } {
  const at = list.findIndex((item) => item.slug === slug);
  if (at === -1) return { newer: null, older: null };
  return { newer: list[at - 1] ?? null, older: list[at + 1] ?? null };
}

interface Tagged extends Ordered {
  section: Section;
  tags: readonly string[];
}

/** What shares the most tags with an article, of any section; never the article itself. */
export function relatedTo<Item extends Tagged>(all: readonly Item[], article: Tagged): Item[] {
  const shared = (item: Item) => item.tags.filter((tag) => article.tags.includes(tag)).length;
  return newestFirst(all)
    .filter((item) => !(item.section === article.section && item.slug === article.slug) && shared(item) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, RELATED);
}
