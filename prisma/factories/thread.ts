import { textHash } from "@/lib/holding/texts";
import type { Database, Prisma, Transaction } from "@/prisma/client";

type Client = Database | Transaction;

/** A topic that is shown, of somebody without an account, unless told otherwise. */
export function addThread(client: Client, fields: Partial<Prisma.ForumThreadUncheckedCreateInput> = {}) {
  const content = fields.content ?? "Sisa dapur kami cacah lalu campur daun kering.";
  const createdAt = fields.createdAt ?? new Date();
  return client.forumThread.create({
    data: {
      title: "Kompos dari dapur",
      author: "Warga contoh",
      category: "pengelolaan-sampah",
      writerKey: "visitor:contoh",
      createdAt,
      activeAt: createdAt,
      ...fields,
      content,
      textHash: textHash(content),
    },
  });
}

/** A comment that is shown, of somebody without an account, unless told otherwise. */
export function addComment(
  client: Client,
  fields: Partial<Prisma.ForumCommentUncheckedCreateInput> & { threadId: number },
) {
  const content = fields.content ?? "Terima kasih, saya akan mencobanya.";
  return client.forumComment.create({
    data: { author: "Pengguna Anonim", writerKey: "visitor:penjawab", ...fields, content, textHash: textHash(content) },
  });
}
