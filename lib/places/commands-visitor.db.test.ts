import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/kernel/actor";
import { NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { notePlace, ownVote, votePlace } from "./commands-visitor";
import { NotePlace } from "./schemas";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const nobody: Actor = { kind: "visitor", visitorId: null };
/** Sari in the same browser, logged in. */
const account: Actor = {
  kind: "member",
  userId: 7,
  username: "sari",
  role: "USER",
  via: { tokenId: 1 },
  visitorId: "sari",
};

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, messages CASCADE`;
  ctx = testContext(db, visitor("sari"), NOON);
});

const approved = (fields: PlaceFields = {}) => addPlace(db, { status: "APPROVED", ...fields });

async function counts(id: number) {
  const { openCount, closedCount } = await db.place.findUniqueOrThrow({ where: { id } });
  return { openCount, closedCount, votes: await db.placeVote.count({ where: { placeId: id } }) };
}

/** Places that the public does not see. */
async function hidden(): Promise<number[]> {
  const into = await approved();
  const places = [
    await addPlace(db),
    await addPlace(db, { status: "REJECTED" }),
    await approved({ mergedIntoId: into.id }),
  ];
  return [...places.map(({ id }) => id), 2_000_000_000];
}

describe("a vote", () => {
  it("is counted, said again changes nothing, said otherwise replaces the first word", async () => {
    const { id } = await approved();
    expect(await votePlace(ctx, id, { open: true })).toEqual({
      open_count: 1,
      closed_count: 0,
      open: true,
      counted: true,
    });
    expect(await votePlace(ctx, id, { open: true })).toEqual({
      open_count: 1,
      closed_count: 0,
      open: true,
      counted: true,
    });
    expect(await votePlace(ctx, id, { open: false })).toEqual({
      open_count: 0,
      closed_count: 1,
      open: false,
      counted: true,
    });
    expect(await counts(id)).toEqual({ openCount: 0, closedCount: 1, votes: 1 });
    expect(ctx.expired).toContain("places");
  });

  it("counts 50 people at once exactly", async () => {
    const { id } = await approved();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        votePlace(ctx.as(visitor(`warga-${index}`)), id, { open: index % 5 !== 0 }),
      ),
    );
    expect(await counts(id)).toEqual({ openCount: 40, closedCount: 10, votes: 50 });
  });

  it("counts one person once, whatever they press at once", async () => {
    const { id } = await approved();
    await Promise.all(Array.from({ length: 20 }, (_, index) => votePlace(ctx, id, { open: index % 2 === 0 })));
    const { openCount, closedCount, votes } = await counts(id);
    expect([openCount + closedCount, votes]).toEqual([1, 1]);
    const { open } = await ownVote(ctx, id);
    expect(openCount).toBe(open ? 1 : 0);
  });

  it("of who logs in between is the same person's", async () => {
    const { id } = await approved();
    await votePlace(ctx, id, { open: true });
    expect(await ownVote(ctx.as(account), id)).toMatchObject({ open: true });
    expect(await votePlace(ctx.as(account), id, { open: false })).toEqual({
      open_count: 0,
      closed_count: 1,
      open: false,
      counted: true,
    });
    expect((await counts(id)).votes).toBe(1);
  });

  it("of an account from another browser takes back both of this person's earlier words", async () => {
    const { id } = await approved();
    await votePlace(ctx, id, { open: true });
    await votePlace(ctx.as({ ...account, visitorId: "ponsel" }), id, { open: false });
    expect((await counts(id)).votes).toBe(2);
    await votePlace(ctx.as(account), id, { open: false });
    expect(await counts(id)).toEqual({ openCount: 0, closedCount: 1, votes: 1 });
  });

  it("leaves a place as the desk saw it", async () => {
    const { id, updatedAt } = await approved();
    await votePlace(ctx, id, { open: false });
    expect((await db.place.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
  });

  it("can be cast on a closed place, which may be there again", async () => {
    const { id } = await approved({ closedAt: NOON });
    expect(await votePlace(ctx, id, { open: true })).toMatchObject({ open_count: 1 });
  });

  it("is refused for what the public does not see, and to who has no cookie", async () => {
    for (const id of await hidden()) {
      await expect(votePlace(ctx, id, { open: true })).rejects.toThrow(NotFound);
      await expect(ownVote(ctx, id)).rejects.toThrow(NotFound);
    }
    const { id } = await approved();
    await expect(votePlace(ctx.as(nobody), id, { open: true })).rejects.toThrow(Unauthenticated);
    expect(await ownVote(ctx.as(nobody), id)).toEqual({ open_count: 0, closed_count: 0, open: null, counted: null });
    expect(await db.placeVote.count()).toBe(0);
  });
});

describe("a note", () => {
  const note = (fields: Record<string, unknown> = {}) => NotePlace.parse({ note: "Papan namanya hilang.", ...fields });

  it("reaches staff as a letter about the place, with the consent to an answer", async () => {
    const { id } = await approved();
    expect(await notePlace(ctx, id, note({ email: "Sari@contoh.id" }))).toEqual({ received: true });
    expect(await db.message.findMany()).toMatchObject([
      {
        kind: "PLACE_NOTE",
        status: "NEW",
        about: `place:${id}`,
        body: "Papan namanya hilang.",
        email: "sari@contoh.id",
        consentedAt: NOON,
        writerKey: "visitor:sari",
        createdAt: NOON,
      },
    ]);
  });

  it("takes a number in place of an e-mail, with the same consent", async () => {
    const { id } = await approved();
    await notePlace(ctx, id, note({ whatsapp: "0812-3456-7890" }));
    expect(await db.message.findMany()).toMatchObject([{ email: null, phone: "+6281234567890", consentedAt: NOON }]);
  });

  it("without an address records no consent", async () => {
    const { id } = await approved();
    await notePlace(ctx, id, note());
    expect(await db.message.findMany()).toMatchObject([{ email: null, consentedAt: null }]);
  });

  it("that looks automatic waits for staff and says so", async () => {
    const { id } = await approved();
    await notePlace(ctx, id, note({ website: "http://contoh.com" }));
    expect(await db.message.findMany()).toMatchObject([{ status: "NEW", details: { held: "robot" } }]);
  });

  it("is refused about what the public does not see", async () => {
    for (const id of await hidden()) await expect(notePlace(ctx, id, note())).rejects.toThrow(NotFound);
    expect(await db.message.count()).toBe(0);
  });
});
