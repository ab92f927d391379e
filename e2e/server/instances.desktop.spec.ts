import { randomUUID } from "node:crypto";
import { type APIRequestContext, request } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { type Cluster, type Instance, startCluster } from "@/e2e/instances";
import { NOBODY, newAccount, newAddress, ownHeaders, signIn } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { addEvent } from "@/prisma/factories/event";
import { addThread } from "@/prisma/factories/thread";

/** What both instances know or do together: far below the five minutes after which a page is renewed anyway. */
const SOON = { timeout: 10_000, intervals: [20] };
const DAY_MS = 86_400_000;

let cluster: Cluster;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  cluster = await startCluster();
});
test.afterAll(() => cluster?.stop());

/** Somebody at one of the instances; `state` is what their browser has. */
function at({ url }: Pick<Instance, "url">, state: Awaited<ReturnType<APIRequestContext["storageState"]>> = NOBODY) {
  return request.newContext({ baseURL: url, extraHTTPHeaders: ownHeaders(), storageState: state });
}

function report(location: string) {
  const description = `Saluran di ${location} tersumbat daun dan lumpur.`;
  return {
    reporter_name: "Uji Dua Mesin",
    location,
    damage_type: "Saluran tersumbat/banjir",
    description,
    incident_date: "2026-01-15",
  };
}

const textOf = async ({ url }: Instance, path: string) => (await fetch(new URL(path, url))).text();

/** Writes at one instance and waits for it on the other's kept page and list. @returns how long that took */
async function writeAndSee(writer: Instance, reader: Instance): Promise<number> {
  const paths = ["/laporan", "/api/reports"];
  for (const path of paths) await textOf(reader, path);
  const location = `Gang Dua Mesin ${randomUUID()}`;
  const person = await at(writer);
  expect((await person.post("/api/reports", { data: report(location) })).status()).toBe(201);
  const written = performance.now();
  for (const path of paths) await expect.poll(() => textOf(reader, path), SOON).toContain(location);
  const took = performance.now() - written;
  await person.dispose();
  return took;
}

test("what is written at one instance stands on the other's kept pages, also after its ear was cut off", async () => {
  const { a, b, db } = cluster;
  const times = [await writeAndSee(a, b), await writeAndSee(b, a)];
  const cut = await db.$queryRaw<unknown[]>`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'sulur-cache' AND datname = current_database()`;
  expect(cut).toHaveLength(2);
  times.push(await writeAndSee(a, b), await writeAndSee(b, a));
  const description = times.map((time) => `${Math.round(time)} ms`).join(", ");
  test.info().annotations.push({ type: "seen by the other instance after", description });
});

test("a limit, likes and seats are exact over both", async () => {
  const { a, b, db } = cluster;

  await test.step("ten tries from one address, five at each, are the five that are allowed", async () => {
    const headers = newAddress();
    const tries = Array.from({ length: 10 }, async (_, index) => {
      const { url } = index % 2 ? a : b;
      const body = JSON.stringify({ code: `salah-${index}-salah` });
      const answer = await fetch(new URL("/api/events/access", url), {
        method: "POST",
        body,
        headers: { ...headers, "content-type": "application/json" },
      });
      return answer.status;
    });
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  await test.step("who likes at both at once likes once", async () => {
    const thread = await addThread(db);
    const people = 8;
    const likes = Array.from({ length: people }, async () => {
      const person = await at(a);
      // The first one brings the cookie by which both know this person.
      const like = () => person.post(`/api/threads/${thread.id}/like`, { data: { action: "like" } });
      expect((await like()).status()).toBe(200);
      const again = await at(b, await person.storageState());
      await Promise.all([like(), again.post(`/api/threads/${thread.id}/like`, { data: { action: "like" } })]);
      await Promise.all([person.dispose(), again.dispose()]);
    });
    await Promise.all(likes);
    expect((await db.forumThread.findUniqueOrThrow({ where: { id: thread.id } })).likesCount).toBe(people);
  });

  await test.step("five seats go to five of thirty, and each gets one mail", async () => {
    const { mailbox } = cluster;
    const event = await addEvent(db, { capacity: 5, startsAt: new Date(Date.now() + 9 * DAY_MS) });
    const tries = Array.from({ length: 30 }, async (_, index) => {
      const person = await at(index % 2 ? a : b);
      const email = `warga-${randomUUID()}@contoh.test`;
      const answer = await person.patch(`/api/events/${event.id}/register`, { data: { name: "Budi Uji", email } });
      await person.dispose();
      return { email, status: answer.status() };
    });
    const outcomes = await Promise.all(tries);
    const seated = outcomes.filter(({ status }) => status === 200);
    expect(seated).toHaveLength(5);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(25);
    expect((await db.event.findUniqueOrThrow({ where: { id: event.id } })).registered).toBe(5);
    for (const { email } of seated) await mailbox.waitFor(email, /^Anda terdaftar/u);
    for (const { email } of seated) expect(await mailbox.to(email)).toHaveLength(1);
  });
});

test("a session ends everywhere at once, and a photo kept by one is shown by the other", async ({ stack, browser }) => {
  const { a, b, db, url, photos } = cluster;
  const account = await newAccount({ ...stack, url }, db, "USER");
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: newAddress(), storageState: NOBODY });
  const page = await context.newPage();
  await signIn(page, account);
  const state = await context.storageState();
  const [atA, atB] = [await at(a, state), await at(b, state)];

  expect((await atA.get("/api/account")).status()).toBe(200);
  expect((await atB.get("/api/account")).status()).toBe(200);

  const photo = await atA.post("/api/photos", {
    data: await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 }),
    headers: { "content-type": "image/jpeg" },
  });
  expect(photo.status(), await photo.text()).toBe(201);
  const { id } = (await photo.json()) as { id: string };
  const shown = await atB.get(`/api/photos/${id}?w=640`);
  expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, "image/webp"]);
  expect([...photos.objects.keys()].filter((path) => path.includes(id))).toHaveLength(2);

  expect((await atA.post("/api/logout")).status()).toBe(200);
  expect((await atB.get("/api/account")).status()).toBe(401);
  await Promise.all([atA.dispose(), atB.dispose(), context.close()]);
});

test("figures are for who has the key", async () => {
  const { a, metricsToken } = cluster;
  const ask = (headers: Record<string, string>) => fetch(new URL("/metrics", a.url), { headers });
  expect((await ask({})).status).toBe(401);
  // The second one, at the latest, comes from memory; so does a file of the build, which belongs to no route.
  const [buildFile = ""] = /\/_next\/static\/[^"\\]+\.js/u.exec(await textOf(a, "/laporan")) ?? [];
  for (let time = 0; time < 2; time += 1) await Promise.all([textOf(a, "/laporan"), textOf(a, buildFile)]);
  const text = await (await ask({ authorization: `Bearer ${metricsToken}` })).text();
  expect(text).toMatch(
    /^sulur_http_requests_total\{route="\/laporan",method="GET",status="200",source="memory"\} \d/mu,
  );
  expect(text).toMatch(/^sulur_http_requests_total\{route="other",method="GET",status="200",source="memory"\} \d/mu);
  expect(text).toMatch(/^sulur_http_request_duration_seconds_count\{route="\/api\/reports",method="POST"\} \d/mu);
  expect(text).toMatch(/^sulur_database_connections\{pool="sulur",state="idle"\} \d/mu);
  expect(text).toMatch(/^process_resident_memory_bytes \d/mu);
});

test("restarting one after the other under load loses no request and no report", async () => {
  const { a, b, url, balancer, db } = cluster;
  const mark = `Gang Bergilir ${randomUUID().slice(0, 8)}`;
  const outcomes = new Map<string, number>();
  const backends = new Set<string | null>();
  let loading = true;
  let written = 0;
  const ask = async (what: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, url), init).catch((error: unknown) => String(error));
    if (typeof answer !== "string") {
      await answer.text();
      backends.add(answer.headers.get("x-backend"));
    }
    const outcome = `${what} ${typeof answer === "string" ? answer : answer.status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const readers = ["/laporan", "/api/reports", "/event"].map(async (path) => {
    while (loading) await ask("read", path);
  });
  const writer = (async () => {
    while (loading) {
      const body = JSON.stringify(report(`${mark} ${written}`));
      // Each is somebody else, whose reports no limit and no filter holds back.
      await ask("write", "/api/reports", {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...newAddress() },
      });
      written += 1;
    }
  })();

  for (const instance of [a, b]) {
    await instance.stop();
    expect(balancer.ready).toHaveLength(1);
    await instance.start();
    await expect.poll(() => balancer.ready.length, SOON).toBe(2);
  }
  loading = false;
  await Promise.all([...readers, writer]);

  expect([...outcomes.keys()].toSorted()).toEqual(["read 200", "write 201"]);
  expect(backends).toEqual(new Set([a.url, b.url]));
  expect(await db.report.count({ where: { location: { startsWith: mark } } })).toBe(written);
  const description = [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(", ");
  test.info().annotations.push({ type: "under load", description });
});
