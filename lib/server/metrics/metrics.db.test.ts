import { beforeAll, describe, expect, it } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import { cacheStore } from "@/lib/server/cache/store";
import { createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { services } from "@/lib/server/services";
import { testDatabase } from "@/scripts/testing/database";
import { countMail, currentMeters } from "./meters";
import { metricsReply } from "./reply";
import { requestCounts } from "./request-counts";
import { queueSizes, startMetrics } from "./start";

const TOKEN = "kunci-untuk-prometheus";
const database = await testDatabase();
await testSite(database);

describe("before anybody measures", () => {
  it("there is no such page, and no queue to count", async () => {
    expect(currentMeters()).toBeUndefined();
    expect((await metricsReply(TOKEN, `Bearer ${TOKEN}`)).status).toBe(404);
    expect(await queueSizes(services().pool)).toEqual([]);
  });
});

describe("measuring", () => {
  beforeAll(startMetrics);

  it.each([null, "", "Bearer ", `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`])("is not shown to %j", async (header) => {
    const reply = await metricsReply(TOKEN, header);
    expect(reply.status).toBe(401);
    expect(await reply.text()).not.toContain("sulur_");
  });

  it("is shown for the token, in Prometheus's own form", async () => {
    requestCounts().of("/laporan/[code]", "GET", "200", "memory").count += 3;
    requestCounts().of("/api/reports", "PURGE", "405", "next").count += 1;
    await cacheStore().read("a", ["a"], async () => 1);
    await cacheStore().read("a", ["a"], async () => 1);
    countMail("sent");
    const reply = await metricsReply(TOKEN, `Bearer ${TOKEN}`);
    const lines = (await reply.text()).split("\n");
    expect(reply.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/u);
    expect(lines).toEqual(
      expect.arrayContaining([
        'sulur_http_requests_total{route="/laporan/[code]",method="GET",status="200",source="memory"} 3',
        'sulur_http_requests_total{route="/api/reports",method="other",status="405",source="next"} 1',
        'sulur_cache_reads_total{result="hit"} 1',
        'sulur_cache_reads_total{result="miss"} 1',
        'sulur_mails_total{outcome="sent"} 1',
        "sulur_draining 0",
      ]),
    );
    expect(lines.some((line) => line.startsWith("nodejs_eventloop_lag_p99_seconds "))).toBe(true);
  });

  it("counts again from what is there, not on top of the last time", async () => {
    requestCounts().of("/", "GET", "200", "memory").count += 1;
    const line = 'sulur_http_requests_total{route="/",method="GET",status="200",source="memory"} 1';
    for (let time = 0; time < 2; time += 1) {
      expect(await (await metricsReply(TOKEN, `Bearer ${TOKEN}`)).text()).toContain(`${line}\n`);
    }
  });

  it("knows the queues as soon as a worker has made them", async () => {
    const boss = createJobWorker(database.url);
    boss.on("error", () => {});
    await boss.start();
    await declareQueues(boss);
    await boss.stop({ graceful: false });
    const text = await (await metricsReply(TOKEN, `Bearer ${TOKEN}`)).text();
    expect(text).toContain('sulur_jobs{queue="mail",state="waiting"} 0');
    expect(text).toContain('sulur_jobs{queue="cleanup",state="failed"} 0');
  });
});
