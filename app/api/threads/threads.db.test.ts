import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { addThread } from "@/prisma/factories/thread";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { GET, POST } = await import("./route");
const comments = await import("./[id]/comments/route");
const like = await import("./[id]/like/route");
const one = await import("./[id]/route");
const own = await import("./[id]/own/route");

const TOPIC = {
  title: "Kompos dari dapur",
  author: "Sari",
  category: "pengelolaan-sampah",
  content: "Bagaimana cara membuat kompos dari sisa dapur agar tidak berbau?",
};
let hosts = 0;
let client: Client;

function newClient(): Client {
  hosts += 1;
  return new Client(`10.9.${hosts >> 8}.${hosts & 255}`);
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE forum_threads, rate_limits, idempotency_keys CASCADE`;
  client = newClient();
});

async function send(handler: typeof POST, path: string, body: unknown, params = {}, from = client) {
  const response = await from.post(handler, path, body, params);
  return { status: response.status, body: await response.json() };
}

describe("a topic", () => {
  it("is taken in with the fields that the spec names, and the first of a writer waits", async () => {
    const { status, body } = await send(POST, "/api/threads", TOPIC);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...TOPIC, likes_count: 0, comments_count: 0, held: true, member: false });
    expect(body.post_date).toMatch(/^\d{4}-\d\d-\d\d$/u);
    expect(await (await client.get(GET, "/api/threads")).json()).toEqual([]);
    const seen = await client.get(own.GET, `/api/threads/${body.id}/own`, { id: String(body.id) });
    expect(await seen.json()).toMatchObject({ thread: { held: true, hidden_words: null }, can_follow: false });
    expect((await client.get(one.GET, `/api/threads/${body.id}`, { id: String(body.id) })).status).toBe(404);
  });

  it("is shown at once when its writer has stood here before", async () => {
    await send(POST, "/api/threads", TOPIC);
    await db.forumThread.updateMany({ data: { heldReason: null } });
    const { body } = await send(POST, "/api/threads", { ...TOPIC, title: "Topik kedua", content: "Isi yang lain." });
    expect(body.held).toBe(false);
    const list = await (await client.get(GET, "/api/threads?sort=terbaru")).json();
    expect(list.map(({ title }: { title: string }) => title)).toEqual(["Topik kedua", TOPIC.title]);
    const linked = { ...TOPIC, title: "Ketiga", content: "Lihat https://toko.example.com sekarang." };
    expect((await send(POST, "/api/threads", linked)).body.held).toBe(true);
  });

  it("names each field that is missing", async () => {
    const { status, body } = await send(POST, "/api/threads", { category: "lain" });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(["category", "content", "title"]);
    const nameless = await send(POST, "/api/threads", { ...TOPIC, author: "" });
    expect(nameless).toMatchObject({ status: 400, body: { errors: { author: "Penulis wajib diisi." } } });
    const borrowed = await send(POST, "/api/threads", { ...TOPIC, author: "Аdmin Sulur" });
    expect(borrowed).toMatchObject({ status: 400, body: { errors: { author: expect.stringContaining("Sulur") } } });
  });

  it("is one row after fifty submits of one form at once", async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const request = newClient().request("/api/threads", { method: "POST", body: JSON.stringify(TOPIC) });
        request.headers.set("idempotency-key", key);
        return (await POST(request, { params: Promise.resolve({}) })).status;
      }),
    );
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(answers).toContain(201);
    expect(await db.forumThread.count()).toBe(1);
  });
});

describe("a comment", () => {
  it("is anonymous whatever its author says, and answers with the new count", async () => {
    const thread = await addThread(db);
    await addThread(db, { writerKey: "visitor:lain" });
    const path = `/api/threads/${thread.id}/comments`;
    const params = { id: String(thread.id) };
    const first = await send(comments.POST, path, { author: "Budi", content: "Setuju sekali." }, params);
    expect(first).toMatchObject({ status: 201, body: { author: "Pengguna Anonim", held: true, newCommentsCount: 0 } });
    await db.forumComment.updateMany({ data: { heldReason: null } });
    const second = await send(comments.POST, path, { content: "Saya sudah mencoba." }, params);
    expect(second.body).toMatchObject({ held: false, newCommentsCount: 2 });
    const list = await (await client.get(comments.GET, path, params)).json();
    expect(list.map(({ content }: { content: string }) => content)).toEqual(["Setuju sekali.", "Saya sudah mencoba."]);
    const empty = await send(comments.POST, path, { content: "  " }, params);
    expect(empty).toMatchObject({ status: 400, body: { errors: { content: "Komentar tidak boleh kosong." } } });
  });
});

describe("likes", () => {
  it("are exact after a thousand mixed ones of fifty people at once", async () => {
    const { id } = await addThread(db);
    // Each on a network of their own: further strangers of one do not count.
    const people = Array.from({ length: 50 }, (_, index) => new Client(`10.10.${index}.1`));
    const say = (person: Client, action: string) =>
      send(like.POST, `/api/threads/${id}/like`, { action }, { id: String(id) }, person);
    await Promise.all(people.map((person) => say(person, "unlike")));
    const rounds = people.map(async (person, index) => {
      // Each person's last word is said after the others have been answered.
      const mixed = Array.from({ length: 18 }, (_, turn) => say(person, turn % 3 === 0 ? "unlike" : "like"));
      const statuses = (await Promise.all(mixed)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      return say(person, index % 2 === 0 ? "like" : "unlike");
    });
    await Promise.all(rounds);
    const { likesCount } = await db.forumThread.findUniqueOrThrow({ where: { id } });
    expect([likesCount, await db.forumLike.count({ where: { threadId: id } })]).toEqual([25, 25]);
    expect((await say(people[0] ?? client, "like")).body).toEqual({ newLikesCount: 25, liked: true, counted: true });
  });
});
