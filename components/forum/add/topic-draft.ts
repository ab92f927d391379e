import type { DraftKind, FormDraft } from "@/components/forms/draft";
import type { ForumCategory } from "@/lib/forum/rules";

/** Spec 9. */
const DEFAULT_CATEGORY: ForumCategory = "pengelolaan-sampah";

export type TopicField = "title" | "author" | "category" | "content";

/** Spec 3: a new thread's draft. */
export const TOPIC_DRAFT: DraftKind<FormDraft<TopicField>> = {
  storageKey: "sulur:draf-topik",
  version: 1,
  empty: {
    values: { title: "", author: "", category: DEFAULT_CATEGORY, content: "" },
    place: null,
    photo: null,
    photoAt: 0,
    attempt: null,
    seconds: 0,
  },
  preset: () => ({ category: DEFAULT_CATEGORY }),
};

const REQUIRED: Record<TopicField, string> = {
  title: "Judul wajib diisi.",
  author: "Penulis wajib diisi.",
  category: "Kategori wajib diisi.",
  content: "Isi topik wajib diisi.",
};

/** The server's own sentences for what is empty. @param named by an account, which stands for the author */
export function missingIn(values: Partial<Record<TopicField, string>>, named: boolean): Record<string, string> {
  const fields = (Object.keys(REQUIRED) as TopicField[]).filter((field) => !(named && field === "author"));
  return Object.fromEntries(fields.filter((field) => !values[field]?.trim()).map((field) => [field, REQUIRED[field]]));
}
