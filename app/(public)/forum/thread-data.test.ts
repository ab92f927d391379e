import { expect, it } from "vitest";
import { threadData } from "./thread-data";

it("describes a topic with its comments, in plain words", () => {
  const written = {
    author: "Warga Contoh",
    member: false,
    created_at: "2026-11-21T01:00:00.000Z",
    edited_at: null,
    staff_edited_at: null,
  };
  const data = threadData(
    {
      ...written,
      id: 7,
      slug: "pupuk-7",
      title: "Pupuk dari dapur",
      category: "tanaman",
      content: "Ada yang **sudah** mencoba?",
      likes_count: 3,
      comments_count: 1,
      post_date: "2026-11-21",
      active_at: "2026-11-21T01:00:00.000Z",
    },
    [{ ...written, id: 9, content: "- Sudah", comment_date: "2026-11-21", cards: [] }],
    "https://sulur.test/forum/pupuk-7",
  );
  expect(data).toMatchObject({
    "@type": "DiscussionForumPosting",
    url: "https://sulur.test/forum/pupuk-7",
    text: "Ada yang sudah mencoba?",
    commentCount: 1,
    comment: [{ "@type": "Comment", text: "Sudah" }],
  });
  expect(data).not.toHaveProperty("dateModified");
});
