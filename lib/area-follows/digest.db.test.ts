import { Pool } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { drawNames } from "@/lib/areas/test-areas";
import type { Mailer } from "@/lib/kernel/ctx";
import { prepareJobs } from "@/lib/server/jobs/boss";
import { createMailer } from "@/lib/server/mail/mailer";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addSteps } from "@/prisma/factories/report";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { changeAreaFollow } from "./commands";
import { sendDigests } from "./commands-digest";
import { areaFollowIn, DIGEST_ITEMS } from "./rules";
import { account, askDigest, followedBy, verifiedReport } from "./test-follows";

const { db, url } = await testDatabase();
await drawNames(db);
const WEDNESDAY = new Date("2026-03-11T12:00:00+07:00");
const SATURDAY = new Date("2026-03-14T07:00:30+07:00");
const DAY = 86_400;
const MINUTE = 60;

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, events, partners, area_follows CASCADE`;
  ctx = testContext(db, visitor("tetangga"), WEDNESDAY);
});

/** The mails of one look, without those that confirm. */
async function digests(at: TestContext = ctx) {
  const before = ctx.mail.mails.length;
  await sendDigests(at);
  return ctx.mail.mails.slice(before).map(({ message }) => message);
}

/** Moves the clock to a moment. */
function goTo(moment: Date | string) {
  ctx.pass((new Date(moment).getTime() - ctx.now().getTime()) / 1000);
}

const soon = () => ({ createdAt: ctx.now(), startsAt: new Date(SATURDAY.getTime() + 7 * DAY * 1000) });

describe("on Saturday at seven", () => {
  it("a person gets one mail for all areas, first what needs them, without a word of a reporter or a key in a query", async () => {
    await followedBy(ctx, "34.02.14", "sari@contoh.id");
    await followedBy(ctx, "34", "sari@contoh.id");
    ctx.pass(DAY);
    const open = await verifiedReport(ctx, { description: "Kata pelapor", location: "Rumah Bu Tini" });
    const claimed = await verifiedReport(ctx);
    await addSteps(db, claimed.id, [{ kind: "CLAIMED", createdAt: ctx.now() }]);
    const done = await verifiedReport(ctx, { areaCode: "34.04", damageType: "Kata sendiri" });
    await addSteps(db, done.id, [{ kind: "RESOLVED", createdAt: ctx.now() }]);
    await addEvent(db, { ...soon(), areaCode: "34.02", title: "Tanam Mahoni", zone: "WIB" });
    await addEvent(db, { ...soon(), areaCode: "34.02", title: "Diskusi Air", kind: "COMMUNITY", category: "DISKUSI" });
    await addPartner(db, { createdAt: ctx.now(), areaCode: "34.02.14.2002", name: "Bank Sampah Melati" });
    await verifiedReport(ctx, { areaCode: "12.71" });
    goTo(SATURDAY);
    const [mail, ...others] = await digests();
    expect([mail?.to.address, others]).toEqual(["sari@contoh.id", []]);
    expect(mail?.subject).toBe("Kabar Piyungan dan 1 wilayah lain: 6 hal baru");
    const lines = mail?.text.split("\n").filter((line) => line.startsWith("- ")) ?? [];
    expect(
      lines.map((line) =>
        line
          .replace(/LP-\S+/u, "")
          .slice(0, 40)
          .trim(),
      ),
    ).toEqual([
      expect.stringContaining("Sampah menumpuk, laporan"),
      expect.stringContaining("Tanam Mahoni, Sabtu, 21 Maret 2026"),
      expect.stringContaining("Sampah menumpuk, laporan"),
      expect.stringContaining("Lainnya, laporan"),
      expect.stringContaining("Diskusi Air"),
      expect.stringContaining("Bank Sampah Melati"),
    ]);
    expect(mail?.text.indexOf(claimed.code)).toBeLessThan(mail?.text.indexOf(open.code) ?? 0);
    expect(mail?.text).not.toMatch(/Kata pelapor|Bu Tini|Kata sendiri|\?[^\s]*token=/u);
    expect(mail?.html).not.toMatch(/Kata pelapor|Bu Tini|Kata sendiri|\?[^"]*token=/u);
    expect(mail?.html).toContain(`<a href="https://sulur.test/laporan/${claimed.code}"`);
    expect(mail?.html).toContain("https://sulur.test/wilayah/piyungan-340214");
    expect(mail?.unsubscribe).toMatch(
      /^https:\/\/sulur\.test\/api\/areas\/unsubscribe\?follow=\d+&token=area-unfollow/u,
    );
  });

  it("nobody gets a mail where nothing happened, and what was sent is not sent again", async () => {
    await followedBy(ctx, "34.02", "sari@contoh.id");
    await verifiedReport(ctx, { areaCode: "12.71" });
    goTo(SATURDAY);
    expect(await digests()).toEqual([]);
    ctx.pass(6 * DAY);
    await verifiedReport(ctx);
    ctx.pass(DAY);
    expect(await digests()).toHaveLength(1);
    ctx.pass(MINUTE);
    expect(await digests()).toEqual([]);
    ctx.pass(7 * DAY);
    expect(await digests()).toEqual([]);
  });

  it("a long list names what is left out", async () => {
    await followedBy(ctx, "34", "sari@contoh.id");
    ctx.pass(MINUTE * 5);
    for (let index = 0; index < DIGEST_ITEMS + 3; index += 1) await verifiedReport(ctx);
    goTo(SATURDAY);
    const [mail] = await digests();
    expect(mail?.subject).toBe("Kabar DI Yogyakarta: 15 hal baru");
    expect(mail?.text.match(/^- /gmu)).toHaveLength(DIGEST_ITEMS);
    expect(mail?.text).toContain("Masih ada 3 hal lain");
  });

  it("two rounds at once send one mail a person, and an account and its address are one", async () => {
    const dewi = await account(ctx, "dewi");
    await followedBy(ctx, "34.04", dewi.email);
    await askDigest(ctx.as(dewi), "34.02");
    for (const name of ["a", "b", "c"]) {
      for (const code of ["34", "34.02", "34.02.14"]) await followedBy(ctx, code, `${name}@contoh.id`);
    }
    ctx.pass(MINUTE * 5);
    await verifiedReport(ctx);
    await verifiedReport(ctx, { areaCode: "34.04" });
    goTo(SATURDAY);
    const before = ctx.mail.mails.length;
    await Promise.all([sendDigests(ctx), sendDigests(ctx), sendDigests(ctx)]);
    const to = ctx.mail.mails.slice(before).map(({ message }) => message.to.address);
    expect(to.toSorted()).toEqual(["a@contoh.id", "b@contoh.id", "c@contoh.id", dewi.email]);
  });

  it("each zone has its own seven o'clock: that of a person's first area, for all of them", async () => {
    await db.area.createMany({
      data: [
        { code: "51.71", level: 2, parentCode: "51", name: "Kota Denpasar", searchKey: "kota denpasar" },
        { code: "91.71", level: 2, parentCode: "91", name: "Kota Jayapura", searchKey: "kota jayapura" },
      ],
      skipDuplicates: true,
    });
    await followedBy(ctx, "34.02", "wib@contoh.id");
    await followedBy(ctx, "51.71", "wita@contoh.id");
    await followedBy(ctx, "91.71", "wit@contoh.id");
    await followedBy(ctx, "34.02", "wit@contoh.id");
    ctx.pass(MINUTE * 5);
    for (const areaCode of ["34.02.14", "51.71", "91.71"]) await verifiedReport(ctx, { areaCode });
    const got: [string, string[]][] = [];
    for (const hour of ["04:59", "05:00", "05:59", "06:00", "06:59", "07:00"]) {
      goTo(`2026-03-14T${hour}:00+07:00`);
      got.push([hour, (await digests()).map(({ to }) => to.address)]);
    }
    expect(got).toEqual([
      ["04:59", []],
      ["05:00", ["wit@contoh.id"]],
      ["05:59", []],
      ["06:00", ["wita@contoh.id"]],
      ["06:59", []],
      ["07:00", ["wib@contoh.id"]],
    ]);
  });
});

it("a daily reader gets it in the morning; a host that runs once a day sends it with its next run", async () => {
  await followedBy(ctx, "34.02", "sari@contoh.id", "DAILY");
  await followedBy(ctx, "34.02", "budi@contoh.id");
  ctx.pass(MINUTE * 5);
  await verifiedReport(ctx);
  goTo("2026-03-12T03:00:00+07:00");
  expect(await digests()).toEqual([]);
  goTo("2026-03-13T03:00:00+07:00");
  expect((await digests()).map(({ to }) => to.address)).toEqual(["sari@contoh.id"]);
  goTo("2026-03-16T03:00:00+07:00");
  expect((await digests()).map(({ to }) => to.address)).toEqual(["budi@contoh.id"]);
});

it("secret, waiting, held, merged and undone reports are nowhere; a risky anonymous one only from the regency up", async () => {
  for (const [code, name] of [
    ["34.02.14", "kecamatan"],
    ["34.02", "kabupaten"],
  ] as const) {
    await followedBy(ctx, code, `${name}@contoh.id`);
  }
  ctx.pass(MINUTE * 5);
  for (const heldReason of ["secret", "link", "merged"]) await verifiedReport(ctx, { heldReason });
  await verifiedReport(ctx, { status: "PENDING" });
  await verifiedReport(ctx, { status: "REJECTED" });
  const undone = await verifiedReport(ctx);
  await db.reportEvent.updateMany({ where: { reportId: undone.id, kind: "VERIFIED" }, data: { undoneAt: ctx.now() } });
  const risky = await verifiedReport(ctx, { damageType: "Pembakaran sampah", anonymous: true });
  goTo(SATURDAY);
  const [mail, ...others] = await digests();
  expect([mail?.to.address, others]).toEqual(["kabupaten@contoh.id", []]);
  expect(mail?.subject).toBe("Kabar Kabupaten Bantul: 1 hal baru");
  expect(mail?.text).toContain(risky.code);
});

it("events that are over, cancelled, deleted or held and hidden waste banks are not in it", async () => {
  await followedBy(ctx, "34.02", "sari@contoh.id");
  ctx.pass(MINUTE * 5);
  const event = { ...soon(), areaCode: "34.02" };
  await addEvent(db, { ...event, cancelledAt: ctx.now() });
  await addEvent(db, { ...event, deletedAt: ctx.now() });
  await addEvent(db, { ...event, heldReason: "link" });
  await addEvent(db, { ...event, startsAt: ctx.now() });
  await addPartner(db, { createdAt: ctx.now(), areaCode: "34.02", hiddenAt: ctx.now() });
  await addPartner(db, { createdAt: ctx.now(), areaCode: "34.02", heldReason: "link" });
  goTo(SATURDAY);
  expect(await digests()).toEqual([]);
});

it("who wants gatherings alone gets those alone, and who did not tick them gets none", async () => {
  const id = await followedBy(ctx, "34.02", "relawan@contoh.id");
  await db.areaFollow.update({ where: { id }, data: { kinds: ["GATHERINGS"] } });
  const other = await followedBy(ctx, "34.02", "warga@contoh.id");
  await db.areaFollow.update({ where: { id: other }, data: { kinds: ["NEWS"] } });
  ctx.pass(MINUTE * 5);
  await addEvent(db, {
    ...soon(),
    areaCode: "34.02",
    title: "Bersih Kali",
    kind: "COMMUNITY",
    category: "GOTONG_ROYONG",
  });
  await verifiedReport(ctx);
  goTo(SATURDAY);
  const got = await digests();
  expect(got.map(({ to, text }) => [to.address, /Bersih Kali/u.test(text), /LP-/u.test(text)])).toEqual([
    ["relawan@contoh.id", true, false],
    ["warga@contoh.id", false, true],
  ]);
});

it("one press of the mail ends it, and a blocked account gets none", async () => {
  const dewi = await account(ctx, "dewi");
  await askDigest(ctx.as(dewi), "34.02", undefined, "DAILY");
  await followedBy(ctx, "34.02", "sari@contoh.id", "DAILY");
  ctx.pass(DAY);
  await verifiedReport(ctx);
  ctx.pass(DAY);
  const got = await digests();
  expect(got).toHaveLength(2);
  for (const { text } of got) {
    const link = areaFollowIn(/#berhenti\S+/u.exec(text)?.[0] ?? "");
    if (link && text.includes("Kabupaten Bantul")) await changeAreaFollow(ctx, link);
  }
  await askDigest(ctx.as(dewi), "34.02", undefined, "DAILY");
  await db.user.update({ where: { id: dewi.userId }, data: { blockedAt: ctx.now() } });
  await verifiedReport(ctx);
  ctx.pass(DAY);
  expect(await digests()).toEqual([]);
});

it("a connection that dies between a mail and its mark leaves neither, and the next round sends each once", async () => {
  await prepareJobs(url);
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    for (const name of ["a", "b"]) await followedBy(ctx, "34.02", `${name}@contoh.id`);
    ctx.pass(MINUTE * 5);
    await verifiedReport(ctx);
    goTo(SATURDAY);
    const mailer = createMailer(db);
    const dying: Mailer = {
      ...mailer,
      async enqueue(transaction, message) {
        const id = await mailer.enqueue(transaction, message);
        await transaction.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
        return id;
      },
    };
    await expect(sendDigests({ ...ctx, mail: dying })).rejects.toThrow();
    const waiting = async () =>
      (await pool.query(`SELECT data#>>'{message,to,address}' AS "to" FROM pgboss.job WHERE name = 'mail'`)).rows;
    expect(await waiting()).toEqual([]);
    expect(await sendDigests({ ...ctx, mail: mailer })).toBe(2);
    expect(await sendDigests({ ...ctx, mail: mailer })).toBe(0);
    expect((await waiting()).map(({ to }) => to).toSorted()).toEqual(["a@contoh.id", "b@contoh.id"]);
  } finally {
    await pool.end();
  }
});
