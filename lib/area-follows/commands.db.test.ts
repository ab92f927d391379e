import { beforeEach, describe, expect, it } from "vitest";
import { DRAWN, drawNames } from "@/lib/areas/test-areas";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { areaFollowToken, areaUnfollowToken } from "./access";
import { changeAreaFollow, followArea, forgetAreaFollows, unfollowArea } from "./commands";
import { followedAreas, linkedAreas } from "./queries";
import { AREA_CONFIRM_DAYS, MOST_FOLLOWED_AREAS } from "./rules";
import { account, askDigest, followedBy, linkedFollow } from "./test-follows";

const { db } = await testDatabase();
const WEDNESDAY = new Date("2026-03-11T12:00:00+07:00");
const DAY = 86_400;
await drawNames(db);

let ctx: TestContext;

beforeEach(async () => {
  await db.areaFollow.deleteMany();
  ctx = testContext(db, visitor("tetangga"), WEDNESDAY);
});

const mails = () => ctx.mail.mails.map(({ message }) => message);
const active = () => db.areaFollow.count({ where: { confirmedAt: { not: null }, stoppedAt: null } });

/** As many areas as one may follow, none of them in the table of areas. */
async function followMost(who: { userId: number } | { email: string; mailbox: string }) {
  await db.areaFollow.createMany({
    data: Array.from({ length: MOST_FOLLOWED_AREAS }, (_, index) => ({
      ...{ areaCode: `99.${10 + index}`, kinds: ["NEWS" as const], ...who },
      ...{ consentedAt: WEDNESDAY, confirmedAt: WEDNESDAY, sentAt: WEDNESDAY },
    })),
  });
}

describe("an address", () => {
  it("is written to once, however often and by however many it is given, and follows when it confirms", async () => {
    const many = ["sari@contoh.id", "sari+1@contoh.id", "sari+2@contoh.id"].flatMap((email) => Array(5).fill(email));
    const answers = await Promise.all(many.map((email) => askDigest(ctx, "34.02.14", email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"state":"confirm"}']));
    expect([mails().length, await active()]).toEqual([1, 0]);
    expect(mails()[0]?.subject).toBe("Konfirmasi: ikuti Piyungan, Kabupaten Bantul, DI Yogyakarta");
    expect(await changeAreaFollow(ctx, linkedFollow(ctx))).toEqual({ area: { code: "34.02.14", name: "Piyungan" } });
    await askDigest(ctx, "34.02.14", "sari@contoh.id");
    expect([mails().length, await active()], "nobody learns that it follows").toEqual([1, 1]);
  });

  it("is not written to for a robot, when it got enough, or about an area that does not exist", async () => {
    const input = { cadence: "WEEKLY" as const, gatherings: false };
    await followArea(ctx, "34.02", { ...input, email: "a@contoh.id", website: "http://x" }, { receipt: true });
    await followArea(ctx, "34.02", { ...input, email: "b@contoh.id" }, { receipt: false });
    await expect(askDigest(ctx, "98.76", "c@contoh.id")).rejects.toThrow(NotFound);
    expect([mails().length, await db.areaFollow.count()]).toEqual([0, 0]);
  });

  it("is refused its 21st area when it confirms, not when a stranger asks", async () => {
    await followMost({ email: "sari@contoh.id", mailbox: "sari@contoh.id" });
    expect(await askDigest(ctx, "34.02", "sari@contoh.id")).toEqual({ state: "confirm" });
    await expect(changeAreaFollow(ctx, linkedFollow(ctx))).rejects.toThrow(Conflict);
    expect(await active()).toBe(MOST_FOLLOWED_AREAS);
  });

  it("that is an account's becomes the account's with what it follows already", async () => {
    const before = await followedBy(ctx, "34.02", "dewi@contoh.id");
    const dewi = await account(ctx, "dewi");
    await db.user.update({ where: { id: dewi.userId }, data: { email: "Dewi@contoh.id", emailKey: "dewi@contoh.id" } });
    await followedBy(ctx, "34.04", "dewi@contoh.id");
    await askDigest(ctx.as(dewi), "34.02");
    expect((await followedAreas(ctx.as(dewi))).map(({ code }) => code)).toEqual(["34.02", "34.04"]);
    expect(await db.areaFollow.count()).toBe(2);
    await db.areaFollow.delete({ where: { id: before } });
    const link = { id: before, token: areaUnfollowToken(ctx, before), action: "stop" as const };
    await expect(changeAreaFollow(ctx, link), "a link whose row is gone does not say that it stopped").rejects.toThrow(
      NotFound,
    );
  });
});

describe("an account", () => {
  it("follows at once, again changes how often, and ends one area", async () => {
    const dewi = ctx.as(await account(ctx, "dewi"));
    expect(await askDigest(dewi, "34.02")).toEqual({ state: "following" });
    await Promise.all([askDigest(dewi, "34.02", undefined, "DAILY"), askDigest(dewi, "34.02", undefined, "DAILY")]);
    expect(await followedAreas(dewi)).toEqual([
      {
        ...{ code: "34.02", label: "Kabupaten Bantul, DI Yogyakarta", slug: "kabupaten-bantul-3402" },
        ...{ cadence: "DAILY", gatherings: true, news: true },
      },
    ]);
    await unfollowArea(ctx, "34.02");
    expect(await active(), "of nobody else").toBe(1);
    await unfollowArea(dewi, "34.02");
    expect([await followedAreas(dewi), mails().length]).toEqual([[], 0]);
  });

  it("is refused the 21st area, also where two are sent at once", async () => {
    const dewi = await account(ctx, "dewi");
    await followMost({ userId: dewi.userId });
    await db.areaFollow.deleteMany({ where: { areaCode: "99.10" } });
    const both = await Promise.allSettled(["34.02", "34.04"].map((code) => askDigest(ctx.as(dewi), code)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(askDigest(ctx.as(dewi), "12.71")).rejects.toThrow("Anda sudah mengikuti 20 wilayah.");
  });

  it("without a confirmed address names the field", async () => {
    const dewi = await account(ctx, "dewi");
    await db.user.update({ where: { id: dewi.userId }, data: { email: null, emailKey: null } });
    await expect(askDigest(ctx.as(dewi), "34.02")).rejects.toThrow(InvalidInput);
  });
});

it("one press ends all areas of its reader and nobody else's; the key in its query begins nothing", async () => {
  const id = await followedBy(ctx, "34.02", "sari@contoh.id");
  await followedBy(ctx, "34.04", "sari@contoh.id");
  await followedBy(ctx, "34.04", "budi@contoh.id");
  const token = areaUnfollowToken(ctx, id);
  await changeAreaFollow(ctx, { id, token, action: "stop" });
  expect(await changeAreaFollow(ctx, { id, token, action: "stop" })).toEqual({ area: null });
  expect(await active()).toBe(1);
  await expect(changeAreaFollow(ctx, { id, token, action: "confirm" })).rejects.toThrow(Forbidden);
  await expect(changeAreaFollow(ctx, { id: id + 1, token, action: "stop" })).rejects.toThrow(Forbidden);
  await changeAreaFollow(ctx, { id, token: areaFollowToken(ctx, id), action: "confirm" });
  expect(await active(), "the mail's own link begins that one again").toBe(2);
});

it("a reader sees their areas by the key of the mail's page, not by that of a query, and ends one of them", async () => {
  const id = await followedBy(ctx, "34.02", "sari@contoh.id");
  await followedBy(ctx, "34.04", "sari@contoh.id");
  await followedBy(ctx, "12.71", "budi@contoh.id");
  const codes = async () => (await linkedAreas(ctx, `${id}.${areaFollowToken(ctx, id)}`)).map(({ code }) => code);
  expect(await codes()).toEqual(["34.02", "34.04"]);
  await expect(linkedAreas(ctx, `${id}.${areaUnfollowToken(ctx, id)}`)).rejects.toThrow(Forbidden);
  await expect(linkedAreas(ctx, "x")).rejects.toThrow(Forbidden);
  await changeAreaFollow(ctx, { id, token: areaFollowToken(ctx, id), action: "stop", area: "34.02" });
  expect(await codes()).toEqual(["34.04"]);
  expect(await active()).toBe(2);
});

it("what nobody confirmed and what was ended is removed after its time, what goes on is not", async () => {
  await askDigest(ctx, DRAWN[1]?.code ?? "", "orang@contoh.id");
  const ended = await followedBy(ctx, "34.04", "sari@contoh.id");
  await changeAreaFollow(ctx, { id: ended, token: areaUnfollowToken(ctx, ended), action: "stop" });
  await followedBy(ctx, "34.02", "budi@contoh.id");
  ctx.pass(AREA_CONFIRM_DAYS * DAY - 1);
  expect(await forgetAreaFollows(ctx)).toBe(0);
  ctx.pass(2);
  expect(await forgetAreaFollows(ctx)).toBe(2);
  expect(await db.areaFollow.findMany({ select: { email: true } })).toEqual([{ email: "budi@contoh.id" }]);
});
