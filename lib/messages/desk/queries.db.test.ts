import { beforeAll, describe, expect, it } from "vitest";
import { MessageQueueQuery } from "@/lib/messages/schemas";
import { addPlace } from "@/prisma/factories/place";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { deskMessage, messageCounts, messageQueue, queueSql } from "./queries";

const { db, patient } = await testDatabase();
const ctx = testContext(db, await member(db, "Ayu", "ADMIN"), new Date("2026-03-14T09:00:00+07:00"));
const query = (fields: object = {}) => MessageQueueQuery.parse(fields);

beforeAll(async () => {
  await patient.$executeRaw`
    INSERT INTO messages (kind, status, name, email, subject, body, writer_key)
    SELECT CASE WHEN n % 50 = 0 THEN 'STORY' ELSE 'CONTACT' END::"MessageKind",
      CASE WHEN n > 19400 THEN 'NEW' WHEN n % 2 = 0 THEN 'ANSWERED' ELSE 'CLOSED' END::"MessageStatus",
      'Warga ' || n, 'rahasia' || n || '@contoh.id', 'Perihal ' || n, 'Isi pesan nomor ' || n, 'visitor:uji'
    FROM generate_series(1, 20000) AS n`;
  await patient.$executeRaw`VACUUM ANALYZE messages`;
});

describe("the inbox", () => {
  it("gives new letters oldest first and done ones newest first, piece by piece", async () => {
    const first = await messageQueue(ctx, query({ limit: 2 }));
    expect(first.items.map(({ name }) => name)).toEqual(["Warga 19401", "Warga 19402"]);
    const next = await messageQueue(ctx, query({ limit: 2, cursor: first.nextCursor }));
    expect(next.items.map(({ name }) => name)).toEqual(["Warga 19403", "Warga 19404"]);
    const done = await messageQueue(ctx, query({ status: "ANSWERED", limit: 1 }));
    expect(done.items.map(({ name }) => name)).toEqual(["Warga 19400"]);
  });

  it("is narrowed to a kind and to a text, whose signs mean themselves", async () => {
    const stories = await messageQueue(ctx, query({ kind: "STORY", limit: 3 }));
    expect(stories.items.map(({ name }) => name)).toEqual(["Warga 19450", "Warga 19500", "Warga 19550"]);
    const found = await messageQueue(ctx, query({ status: "CLOSED", q: "PERIHAL 777 " }));
    expect(found.items.map(({ subject }) => subject)).toContain("Perihal 777");
    expect((await messageQueue(ctx, query({ status: "CLOSED", q: "%%%" }))).items).toEqual([]);
    expect((await messageQueue(ctx, query({ q: "rahasia19401@contoh" }))).items, "addresses are not searched").toEqual(
      [],
    );
    expect(MessageQueueQuery.safeParse({ q: "ab" }).success).toBe(false);
  });

  it("counts each state and the notes on places among the new", async () => {
    const { id } = await addPlace(db, { status: "APPROVED", name: "Taman Kota" });
    const note = {
      kind: "PLACE_NOTE",
      body: "Pagarnya rusak.",
      writerKey: "visitor:uji",
      about: `place:${id}`,
    } as const;
    const created = await db.message.create({ data: note });
    expect(await messageCounts(ctx)).toEqual({ NEW: 601, ANSWERED: 1000, CLOSED: 1000, notes: 1 });
    expect(await deskMessage(ctx, created.id)).toMatchObject({ place: { id, name: "Taman Kota" }, hasEmail: false });
    const others = await messageQueue(ctx, { ...query({ limit: 50, cursor: 19_900 }), withoutNotes: true });
    expect(others.items.map(({ kind }) => kind)).not.toContain("PLACE_NOTE");
  });
});

it.each([
  ["what is new", query({ cursor: 100 }), 60],
  ["one kind of what is done", query({ status: "ANSWERED", kind: "STORY" }), 600],
  ["a rare text among all that is done", query({ status: "CLOSED", q: "nomor 12345" }), 400],
])("%s is read by index, and little of it", async (_, requested, most) => {
  const { indexes, rows } = await queryWork(db, queueSql(requested));
  for (const name of indexes) expect(name).toMatch(/^messages_/u);
  expect(rows).toBeLessThanOrEqual(most);
});
