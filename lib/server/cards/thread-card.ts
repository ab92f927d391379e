import "server-only";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { FORUM_CATEGORY_LABELS, type ForumCategory } from "@/lib/forum/rules";
import type { ThreadView } from "@/lib/forum/view";
import { drawCard } from "./card";

const LOOKS: Record<ForumCategory, { colour: string; drawing: string }> = {
  "pengelolaan-sampah": { colour: "#6A3F1F", drawing: "lima-warna" },
  tanaman: { colour: "#22734A", drawing: "bibit" },
  "eco-lifestyle": { colour: "#1F5F73", drawing: "keranjang" },
};

type ShownThread = Pick<ThreadView, "title" | "category" | "comments_count" | "created_at">;

/** The picture of a shared topic. What was written stays on its page, where it can be hidden. */
export function drawThreadCard({ title, category, comments_count, created_at }: ShownThread): Promise<Buffer> {
  const card = {
    badge: { text: FORUM_CATEGORY_LABELS[category], colour: LOOKS[category].colour },
    title,
    titleFallback: "Topik di forum warga",
    place: null,
    placeFallback: "",
    name: comments_count > 0 ? `${formatCount(comments_count)} komentar di forum warga` : "Forum warga",
    meta: `Ditulis ${formatDate(created_at)}`,
    drawing: LOOKS[category].drawing,
  };
  return drawCard(card, null);
}
