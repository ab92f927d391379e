import type { ForumCategory } from "@/lib/forum/rules";
import type { Database, Transaction } from "@/prisma/client";
import { addComment, addThread } from "@/prisma/factories/thread";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SAMPLE_WRITER = "system:seed";

interface DemoTopic {
  daysAgo: number;
  title: string;
  category: ForumCategory;
  content: string;
  comments: string[];
  likes: number;
}

const TOPICS: DemoTopic[] = [
  {
    daysAgo: 16,
    title: "Contoh topik: kompos dari sisa dapur tanpa bau",
    category: "pengelolaan-sampah",
    content:
      "Ini topik contoh. Di rumah kami sisa dapur dicampur bahan kering, agar tidak basah dan tidak berbau:\n\n- daun kering atau sobekan kardus\n- sedikit tanah\n- diaduk **dua kali seminggu**\n\nBagaimana cara Anda?",
    comments: [
      "Komentar contoh: kami memakai ember bekas yang dilubangi, ditaruh di tempat teduh.",
      "Komentar contoh: kalau mulai basah, tambahkan sobekan kardus.",
    ],
    likes: 9,
  },
  {
    daysAgo: 9,
    title: "Contoh topik: tanaman apa yang kuat di balkon panas?",
    category: "tanaman",
    content:
      "Ini topik contoh. Balkon kami kena matahari dari siang sampai sore. Tanaman apa yang tahan dan mudah dirawat anak-anak?",
    comments: ["Komentar contoh: cabai dan serai kuat, asal disiram pagi."],
    likes: 5,
  },
  {
    daysAgo: 4,
    title: "Contoh topik: belanja ke pasar tanpa kantong plastik",
    category: "eco-lifestyle",
    content:
      "Ini topik contoh. Kami membawa tas kain, wadah untuk ikan, dan kantong kecil untuk bumbu. Apa yang sebaiknya ikut dibawa?",
    comments: [],
    likes: 3,
  },
];

/** Invented topics of every category, which say that they are samples. */
export async function seedDemoForum(client: Database | Transaction, now: Date): Promise<void> {
  for (const { daysAgo, title, category, content, comments, likes } of TOPICS) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const fields = { title, category, content, author: "Warga contoh", writerKey: SAMPLE_WRITER, createdAt };
    const { id } = await addThread(client, fields);
    for (const [index, comment] of comments.entries()) {
      const answeredAt = new Date(createdAt.getTime() + (index + 2) * HOUR_MS);
      const answer = { threadId: id, content: comment, writerKey: SAMPLE_WRITER, createdAt: answeredAt };
      await addComment(client, answer);
    }
    const people = Array.from({ length: likes }, (_, index) => `${SAMPLE_WRITER}-${index + 1}`);
    await client.forumLike.createMany({ data: people.map((writerKey) => ({ threadId: id, writerKey, createdAt })) });
  }
}
