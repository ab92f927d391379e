import type { SearchMatch } from "@/lib/text-search/view";
import type { FlagReason, ForumCategory, ForumKind, ForumQueue } from "./rules";

/** A piece of a text; `found` where the search hit it. */
export interface MarkedPart {
  text: string;
  found: boolean;
}

/** What everyone may see of a topic. `content` is in the forum's part of Markdown. */
export interface ThreadView {
  id: number;
  slug: string;
  title: string;
  author: string;
  /** Written with the account of that name. */
  member: boolean;
  category: ForumCategory;
  content: string;
  likes_count: number;
  comments_count: number;
  /** The day in WIB, `YYYY-MM-DD`. */
  post_date: string;
  /** ISO 8601, as are all that end in `_at`. */
  created_at: string;
  active_at: string;
  edited_at: string | null;
  /** When staff last changed it. */
  staff_edited_at: string | null;
}

/** A topic in a list; only with a search there are hits. */
export interface ThreadItem extends ThreadView {
  hits: { title: MarkedPart[]; excerpt: MarkedPart[]; in_comment: boolean; match: SearchMatch } | null;
}

/** A report, place or event that a text links to. */
export interface CardView {
  kind: "report" | "place" | "event";
  /** Its page's path. */
  href: string;
  title: string;
  note: string;
}

/** GET /api/threads/{id} */
export interface ThreadDetailView extends ThreadView {
  cards: CardView[];
}

export interface CommentView {
  id: number;
  author: string;
  member: boolean;
  content: string;
  /** The day in WIB, `YYYY-MM-DD`. */
  comment_date: string;
  created_at: string;
  edited_at: string | null;
  staff_edited_at: string | null;
  cards: CardView[];
}

/** POST /api/threads. `held`: staff look at it before others see it. */
export interface CreatedThreadView extends ThreadView {
  held: boolean;
}

/** POST /api/threads/{id}/comments */
export interface CreatedCommentView extends CommentView {
  held: boolean;
  newCommentsCount: number;
}

/** POST /api/threads/{id}/like */
export interface LikeView {
  newLikesCount: number;
  liked: boolean;
  /** False where the like is stored but, as one more of a network, not counted. */
  counted: boolean;
}

/** POST /api/threads/{id}/follow */
export interface FollowView {
  followed: boolean;
}

/** GET /api/threads/own: of the topics asked for, those that this person … */
export interface OwnThreadsView {
  liked: number[];
  followed: number[];
  /** One's own newest topics that wait for staff; nobody else sees them. */
  waiting: Pick<ThreadView, "id" | "title" | "category" | "content">[];
}

/** GET /api/threads/{id}/own: what this person did here; never cached. */
export interface OwnThreadView {
  liked: boolean;
  followed: boolean;
  /** Whether the account has a confirmed e-mail address, which following needs. */
  can_follow: boolean;
  /** The topic itself where it is this person's, also when it is held or hidden. */
  thread: OwnTextView | null;
  /** This person's latest comments, with those that are held. */
  comments: (OwnTextView & { comment: CommentView })[];
}

export interface OwnTextView {
  id: number;
  held: boolean;
  /** Why staff hid it; null while it is shown. */
  hidden_words: string | null;
  /** Why staff changed it; null while they have not. */
  staff_edit_words: string | null;
  /** Until when it can be changed; null when it no longer can. */
  editable_until: string | null;
}

/** Of the topics listed, or of all. */
export interface ForumTotalsView {
  topics: number;
  comments: number;
  likes: number;
}

/** What staff see; never sent to a public response. */
export interface DeskTextView {
  kind: ForumKind;
  id: number;
  /** Of the topic it is or belongs to. */
  threadId: number;
  title: string;
  /** The topic's public address, while it has one. */
  href: string | null;
  author: string;
  member: boolean;
  category: ForumCategory;
  content: string;
  queue: ForumQueue;
  heldReason: string | null;
  hiddenWords: string | null;
  hiddenAt: string | null;
  /** When it was last changed, by its writer or by staff; tells one state of its words from the next. */
  editedAt: string | null;
  staffEditedAt: string | null;
  /** Unsettled, by reason. */
  flags: { reason: FlagReason; count: number }[];
  likesCount: number;
  commentsCount: number;
  createdAt: string;
}

/** How many texts are in each queue, no further than `MAX_DESK_COUNT`. */
export interface ForumCountsView {
  threads: number;
  comments: number;
}

/** What /akun shows of a topic of one's own. */
export interface OwnTopicView
  extends Pick<ThreadView, "id" | "slug" | "title" | "category" | "comments_count" | "likes_count" | "created_at"> {
  state: "shown" | "held" | "hidden";
  /** Why staff hid it. */
  hidden_words: string | null;
}
