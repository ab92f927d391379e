import { beforeEach, describe, expect, it } from "vitest";
import { unfollowToken } from "@/lib/forum/commands";
import { unfollowIn } from "@/lib/forum/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import { canTakeBackStop, stopRequestPath } from "@/lib/mails/rules-stop";
import { unfollowToken as unfollowReportToken } from "@/lib/reports/follow/commands";
import { followIn } from "@/lib/reports/follow/rules";
import { testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { sign } from "@/lib/server/signing";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const MAILS = await import("./route");
const THREADS = await import("@/app/api/threads/[id]/unsubscribe/route");
const REPORTS = await import("@/app/api/reports/[id]/unsubscribe/route");
const VOLUNTEERS = await import("@/app/api/volunteers/[id]/unsubscribe/route");

const ctx: Pick<Ctx, "sign" | "link"> = { sign, link: (path) => `http://sulur.test${path}` };
const sari = await member(db, "Sari");
const call = (handle: RouteHandler, url: string, method: string, id = "") =>
  handle(
    new Request(url, {
      method,
      headers: { "x-forwarded-for": "198.51.100.77" },
      // The one-click button of a mail program sends no cookie and no Origin.
      ...(method === "POST" ? { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) } : {}),
    }),
    { params: Promise.resolve({ id }) },
  );

beforeEach(() => db.$executeRaw`TRUNCATE mail_stops, rate_limits`);

describe("the address in List-Unsubscribe", () => {
  const link = stopLink(ctx, "sari@warga.test", { kind: "registration", id: 12 });
  const topic = unfollowToken(ctx, 3, sari.userId);
  const volunteer = sign("volunteer-unsubscribe", "7");
  const report = unfollowReportToken(ctx, 5);

  it.each([
    [MAILS.GET, link.unsubscribe, "", (hash: string) => stopRequestPath(hash)],
    [VOLUNTEERS.GET, `http://sulur.test/api/volunteers/7/unsubscribe?token=${volunteer}`, "7", stopRequestPath],
    [THREADS.GET, `http://sulur.test/api/threads/3/unsubscribe?user=${sari.userId}&token=${topic}`, "3", unfollowIn],
    [
      REPORTS.GET,
      `http://sulur.test/api/reports/LP-260314-0001/unsubscribe?follow=5&token=${report}`,
      "LP-260314-0001",
      followIn,
    ],
  ] as const)("leads a browser that opens it to a page that can send the press", async (handle, url, id, read) => {
    const response = await call(handle, url, "GET", id);
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = new URL(response.headers.get("location") ?? "", "http://sulur.test");
    expect(page.search).toBe("");
    expect(read(page.hash)).not.toBeNull();
    expect(await db.mailStop.count()).toBe(0);
  });

  it("stops the mails with one POST, however often, and with the request of the page", async () => {
    const page = stopRequestPath(new URL(link.link).hash) ?? "";
    for (const url of [link.unsubscribe, link.unsubscribe, new URL(page, "http://sulur.test").href]) {
      expect((await call(MAILS.POST, url, "POST")).status).toBe(200);
    }
    expect(await db.mailStop.findMany()).toMatchObject([{ kind: "registration", rowId: 12 }]);
    expect((await call(MAILS.POST, `${link.unsubscribe}x`, "POST")).status).toBe(403);
  });

  it("starts them again with DELETE, for the holder of the token alone", async () => {
    await call(MAILS.POST, link.unsubscribe, "POST");
    expect((await call(MAILS.DELETE, `${link.unsubscribe}x`, "DELETE")).status).toBe(403);
    expect(await db.mailStop.count()).toBe(1);
    for (let round = 0; round < 2; round += 1) {
      const answer = await call(MAILS.DELETE, link.unsubscribe, "DELETE");
      expect([answer.status, await answer.json()]).toEqual([200, { stopped: false }]);
    }
    expect(await db.mailStop.count()).toBe(0);
    expect(canTakeBackStop(new URL(link.link).hash)).toBe(true);
    expect(canTakeBackStop(`#relawan-7~${volunteer}`)).toBe(false);
  });
});
