import { beforeEach, describe, expect, it } from "vitest";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { issueToken, openSession } from "./commands";
import { recordRefusal } from "./commands-events";
import { testAccount } from "./test-account";

const { db } = await testDatabase();
const DAY = 86_400;
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";

let ctx: TestContext;
beforeEach(() => {
  ctx = testContext(db, visitor("a"), new Date("2026-03-14T02:30:00Z"));
});

function signIn(userId: number, device: string): Promise<string> {
  return openSession(ctx, userId, { remember: false, device });
}

describe("signing in", () => {
  it("is written down with the device, for sessions and for tokens", async () => {
    const { id } = await testAccount(db);
    await signIn(id, PHONE);
    await issueToken(ctx, id, { remember: true, device: "curl/8.5.0" });
    const events = await db.accountEvent.findMany({ where: { userId: id }, orderBy: { id: "asc" } });
    expect(events.map(({ kind, device, createdAt }) => [kind, device, createdAt])).toEqual([
      ["SIGNED_IN", PHONE, ctx.now()],
      ["SIGNED_IN", "curl/8.5.0", ctx.now()],
    ]);
  });

  it("from a new device is told by mail: which, when, and where to act", async () => {
    const { id, username } = await testAccount(db, { email: "baru@warga.test" });
    await signIn(id, PHONE);
    const [mail] = ctx.mail.waiting;
    expect(mail?.message.to).toEqual({ name: username, address: "baru@warga.test" });
    expect(mail?.message.text).toContain("Chrome di Android pada Sabtu, 14 Maret 2026 pukul 09.30 WIB");
    expect(mail?.message.text).toContain("https://sulur.test/akun");
  });

  it("from a known one is not, not even after an update of the browser", async () => {
    const { id } = await testAccount(db, { email: "kenal@warga.test" });
    await signIn(id, PHONE);
    await signIn(id, PHONE);
    await signIn(id, PHONE.replace("Chrome/131.0.0.0", "Chrome/132.0.0.0").replace("Android 10", "Android 11"));
    expect(ctx.mail.waiting).toHaveLength(1);
    await signIn(id, LAPTOP);
    expect(ctx.mail.waiting).toHaveLength(2);
  });

  it("from one that was not seen for ninety days is", async () => {
    const { id } = await testAccount(db, { email: "lama@warga.test" });
    await signIn(id, PHONE);
    ctx.pass(89 * DAY);
    await signIn(id, PHONE);
    expect(ctx.mail.waiting).toHaveLength(1);
    ctx.pass(91 * DAY);
    await signIn(id, PHONE);
    expect(ctx.mail.waiting).toHaveLength(2);
  });

  it("does not take a refused try, nor somebody else's sign-in, for a known device", async () => {
    const { id, username } = await testAccount(db, { email: "coba@warga.test" });
    const other = await testAccount(db);
    await signIn(other.id, PHONE);
    await recordRefusal(ctx, username, { kind: "SIGN_IN_REFUSED", device: PHONE });
    await signIn(id, PHONE);
    expect(ctx.mail.waiting).toHaveLength(1);
  });

  it("is told to nobody where there is no address", async () => {
    const { id } = await testAccount(db);
    await signIn(id, PHONE);
    expect(ctx.mail.waiting).toEqual([]);
  });

  it("leaves neither session nor event when it cannot be told", async () => {
    const { id } = await testAccount(db, { email: "putus@warga.test" });
    ctx.mail.enqueue = () => Promise.reject(new Error("no queue"));
    await expect(signIn(id, PHONE)).rejects.toThrow("no queue");
    expect(await db.session.count({ where: { userId: id } })).toBe(0);
    expect(await db.accountEvent.count({ where: { userId: id } })).toBe(0);
  });
});

describe("a refusal", () => {
  it("is written for accounts only, ten a day, and counted by kind", async () => {
    const { id, username } = await testAccount(db);
    const refuse = (name: string) => recordRefusal(ctx, name, { kind: "SIGN_IN_REFUSED", device: LAPTOP });
    expect(await refuse("Tidak Ada")).toBeNull();
    for (let i = 0; i < 12; i += 1) expect(await refuse(username.toUpperCase())).toBe(id);
    expect(await db.accountEvent.count({ where: { userId: id } })).toBe(10);
    await recordRefusal(ctx, username, { kind: "RECOVERY_REFUSED", device: LAPTOP });
    expect(await db.accountEvent.count({ where: { userId: id } })).toBe(11);
    ctx.pass(DAY + 1);
    await refuse(username);
    expect(await db.accountEvent.count({ where: { userId: id } })).toBe(12);
  });
});
