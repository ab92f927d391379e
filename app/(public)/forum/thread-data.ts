import { plainText } from "@/lib/forum/markdown";
import type { CommentView, ThreadView } from "@/lib/forum/view";

/** schema.org's DiscussionForumPosting, with the comments that the page shows. @param url of the topic's page */
export function threadData(thread: ThreadView, comments: readonly CommentView[], url: string): Record<string, unknown> {
  return {
    "@type": "DiscussionForumPosting",
    "@id": url,
    url,
    headline: thread.title,
    text: plainText(thread.content),
    author: { "@type": "Person", name: thread.author },
    datePublished: thread.created_at,
    ...(thread.edited_at ? { dateModified: thread.edited_at } : {}),
    inLanguage: "id",
    commentCount: thread.comments_count,
    interactionStatistic: [counted("LikeAction", thread.likes_count), counted("CommentAction", thread.comments_count)],
    comment: comments.map((comment) => ({
      "@type": "Comment",
      text: plainText(comment.content),
      author: { "@type": "Person", name: comment.author },
      datePublished: comment.created_at,
    })),
  };
}

function counted(action: string, count: number): Record<string, unknown> {
  return {
    "@type": "InteractionCounter",
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
