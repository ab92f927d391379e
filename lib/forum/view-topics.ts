import type { ThreadView } from "./view";

/** What /akun shows of a topic of one's own. */
export interface OwnTopicView
  extends Pick<ThreadView, "id" | "slug" | "title" | "category" | "comments_count" | "likes_count" | "created_at"> {
  state: "shown" | "held" | "hidden";
  /** Why staff hid it. */
  hidden_words: string | null;
}
