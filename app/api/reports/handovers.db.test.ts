import { beforeEach, describe, expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { cacheStore } from "@/lib/server/cache/store";
import type { RouteHandler } from "@/lib/server/http/route";
import { addReport } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { POST, PATCH } = await import("./[id]/handovers/route");
const { GET: OWN } = await import("./[id]/handovers/mine/route");
const { GET: REPORT } = await import("./[id]/route");
const { GET: FEED } = await import("./rss/route");
const { id: channel_id } = await db.channel.findFirstOrThrow();

let network = 0;
const newClient = (address?: string) => {
  network += 1;
  return new Client(address ?? `198.18.${network}.7`);
};

let report: { id: number; code: string };

beforeEach(async () => {
  cacheStore().dropAll();
  report = await addReport(db, { status: "VERIFIED", areaCode: "12.71", createdAt: new Date("2026-03-01") });
});

const at = (path: string) => `/api/reports/${path}`;
const send = (client: Client, body: object, { code } = report) =>
  client.post(POST, at(`${code}/handovers`), { channel_id, ...body }, { id: code });

/** PATCH, which test clients have no method for. */
function reply(client: Client, body: object, handler: RouteHandler = PATCH) {
  const request = client.request(at(`${report.code}/handovers`), { method: "PATCH", body: JSON.stringify(body) });
  return handler(request, { params: Promise.resolve({ id: report.code }) });
}

describe("POST /api/reports/{id}/handovers", () => {
  it("is seen in the report's answer at once, with the clock and without whose it is, which is never cached", async () => {
    const sari = newClient();
    const shown = async (client: Client) => (await client.get(REPORT, at(report.code), { id: report.code })).json();
    expect(await shown(newClient())).toMatchObject({ handovers: [] });
    const { id } = await (await send(sari, { number: "LP/7" })).json();
    const first = await newClient().get(REPORT, at(report.code), { id: report.code });
    expect(first.headers.get("cache-control")).toContain("public");
    const [handover] = (await first.json()).handovers;
    expect(handover).toMatchObject({ id, number: "LP/7", clock: { words: "8 hari kerja lagi", late: false } });
    expect(JSON.stringify(handover)).not.toMatch(/writer|visitor|user/u);
    expect(await shown(sari)).toEqual(await shown(newClient()));

    const own = await sari.get(OWN, at(`${report.code}/handovers/mine`), { id: report.code });
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(await own.json()).toEqual([{ id, channel_id, number: "LP/7", state: "SENT" }]);
    const others = await newClient().get(OWN, at(`${report.code}/handovers/mine`), { id: report.code });
    expect(await others.json()).toEqual([]);
  });

  it("takes five a day of one person and twenty of one network", async () => {
    const sari = newClient();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send(sari, {})).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const crowd: number[] = [];
    for (let count = 0; count < 21; count += 1) crowd.push((await send(newClient("203.0.113.9"), {})).status);
    expect([crowd.filter((status) => status === 201).length, crowd.at(-1)]).toEqual([20, 429]);
  });

  it.each(["https://judi.example", "judi.example", "www.judi.example/1", "081234567890", "<script>1</script>", "a‮1"])(
    "refuses the number %s and names the field",
    async (number) => {
      const answer = await send(newClient(), { number });
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toHaveProperty("number");
      expect(await db.handover.count({ where: { reportId: report.id } })).toBe(0);
    },
  );

  it.each([{ status: "PENDING" }, { status: "REJECTED" }, { heldReason: "secret" }, { heldReason: "merged" }] as const)(
    "answers alike for a report with %j and for one that is not there",
    async (fields) => {
      const hidden = await addReport(db, { status: "VERIFIED", ...fields });
      const answers = [
        await send(newClient(), {}, hidden),
        await send(newClient(), {}, { id: 0, code: "LP-200101-0001" }),
      ];
      const bodies = await Promise.all(answers.map(async (answer) => ({ ...(await answer.json()), request_id: "" })));
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(bodies[0]).toEqual(bodies[1]);
    },
  );

  it("lets nobody else answer for its sender, nor take it back", async () => {
    const { id } = await (await send(newClient(), { number: "LP/7" })).json();
    for (const word of ["answered", "silent", "done"])
      expect((await reply(newClient(), { id, reply: word })).status).toBe(404);
    await reply(newClient(), { id, reply: "undo" });
    expect(await db.handover.findUnique({ where: { id } })).toMatchObject({ state: "SENT", number: "LP/7" });
  });

  it("stands in the feed of its area by the channel's name alone", async () => {
    await send(newClient(), { number: "LP/7" });
    const feed = await (await newClient().get(FEED, "/api/reports/rss?area=12.71")).text();
    expect(feed).toContain("Diteruskan warga ke SP4N-LAPOR!.");
    expect(feed).not.toContain("LP/7");
  });
});
