import { afterEach, expect, it, vi } from "vitest";
import { OLD_LINKS_UNTIL } from "@/lib/http/private-links";
import { outcomeToken } from "@/lib/reports/claims/rows";
import { answerToken } from "@/lib/reports/desk/commands-answer";
import { REPORT_HEADER } from "@/lib/reports/rules";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { log } from "@/lib/server/log";
import { sign } from "@/lib/server/signing";
import { addReport } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { GET: QUESTION } = await import("./[id]/question/route");
const { GET: OUTCOME } = await import("./[id]/outcome/route");

afterEach(() => vi.useRealTimers());

const at = new Date("2026-11-20T09:00:00+07:00");
const ROUTES = [
  ["question", QUESTION, "ASKED", answerToken, 403],
  ["outcome", OUTCOME, "CLAIMED", outcomeToken, 404],
] as const;

it.each(ROUTES)(
  "the %s opens with the mail's key in a header, in a query only for old clients, and in no log",
  async (...which) => {
    const [name, GET, kind, tokenOf, shut] = which;
    const { id, code } = await addReport(db, {
      status: "CLAIMED",
      heldReason: "secret",
      question: "Di mana?",
      writerKey: "visitor:pelapor",
    });
    await db.reportEvent.create({ data: { reportId: id, kind, createdAt: at } });
    const token = tokenOf({ sign }, id, at);
    const logged = vi.spyOn(log(), "info");
    const client = new Client(kind === "ASKED" ? "203.0.113.1" : "203.0.113.2");
    const open = async (query: string, key?: string) => {
      const request = client.request(`/api/reports/${code}/${name}${query}`);
      if (key !== undefined) request.headers.set(REPORT_HEADER, key);
      const response = await GET(request, { params: Promise.resolve({ id: code }) });
      return response.status;
    };
    expect(await open("")).toBe(shut);
    expect(await open("", token)).toBe(200);
    expect(await open("", `${token}x`)).toBe(403);
    vi.useFakeTimers({ toFake: ["Date"], now: OLD_LINKS_UNTIL.getTime() - 1_000 });
    expect(await open(`?token=${token}`)).toBe(200);
    vi.setSystemTime(OLD_LINKS_UNTIL);
    expect(await open(`?token=${token}`)).toBe(shut);
    expect(await open("", token)).toBe(200);
    expect(logged).toHaveBeenCalledTimes(6);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
    logged.mockRestore();
  },
);
