import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Unavailable } from "@/lib/kernel/errors";
import { testDatabase } from "@/scripts/testing/database";
import { gazetteer } from "./gazetteer";
import { Breaker, CachedGeocoder, GeocoderWithFallback } from "./geocoder";

const { db, url } = await testDatabase();
const pool = new Pool({ connectionString: url, max: 4 });

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const MEDAN = [{ lat: "3.5896654", lon: "98.6738261", display_name: "Medan, Sumatera Utara, Indonesia", extra: 1 }];
let requests: { query: URLSearchParams; agent: string | undefined; at: number }[] = [];
let answer: Answer;
let server: Server;
let base = "";

function says(status: number, body: unknown): Answer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (_request, response) => void response.writeHead(status, { "content-type": "application/json" }).end(text);
}

const FAULTS: [string, Answer][] = [
  ["is slow", () => {}],
  ["answers 500", says(500, "down")],
  ["answers 429", says(429, "slow down")],
  ["answers HTML", says(200, "<html>captive portal</html>")],
  ["answers another shape", says(200, { lat: 1, lon: 2 })],
  ["answers coordinates that are none", says(200, [{ lat: "north", lon: "98", display_name: "x" }])],
  ["redirects", (_request, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ["answers without end", (_request, response) => void response.writeHead(200).end("[".repeat(300_000))],
];

const PATIENT_MS = 60_000;
/** For a service that answers nobody. */
const IMPATIENT_MS = 300;

function geocoder(breaker?: Breaker, timeoutMs = PATIENT_MS): CachedGeocoder {
  const settings = { url: base, userAgent: "Sulur (+http://sulur.test)", timeoutMs };
  return new CachedGeocoder(db, pool, settings, () => {}, breaker);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const query = new URL(request.url ?? "", base).searchParams;
    requests.push({ query, agent: request.headers["user-agent"], at: Date.now() });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await pool.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(async () => {
  requests = [];
  answer = says(200, MEDAN);
  await db.geocodeAnswer.deleteMany();
  await db.setting.deleteMany();
});

describe("CachedGeocoder", () => {
  it("finds a place, asking as the service's policy wants", async () => {
    const point = await geocoder().find("  Medan ");
    const label = "Medan, Sumatera Utara, Indonesia";
    expect(point).toEqual({ latitude: 3.5896654, longitude: 98.6738261, label, approximate: false });
    expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
      q: "medan",
      limit: "1",
      countrycodes: "id",
      "accept-language": "id",
    });
    expect(requests[0]?.agent).toBe("Sulur (+http://sulur.test)");
  });

  it("asks each question once: twins share a request, later ones the kept answer", async () => {
    const first = geocoder();
    const [one, two] = await Promise.all([first.find("Medan"), first.find("MEDAN")]);
    expect(one).toEqual(two);
    await geocoder().find("medan");
    expect(requests).toHaveLength(1);
  });

  it("keeps for a week that nothing was found, then asks again", async () => {
    answer = says(200, []);
    expect(await geocoder().find("Antah Berantah")).toBeNull();
    expect(await geocoder().find("Antah Berantah")).toBeNull();
    expect(requests).toHaveLength(1);
    await db.geocodeAnswer.updateMany({ data: { createdAt: new Date(Date.now() - 8 * 86_400_000) } });
    answer = says(200, MEDAN);
    expect(await geocoder().find("Antah Berantah")).not.toBeNull();
  });

  it("mends what no database would keep, neither of a question nor of an answer", async () => {
    answer = says(200, [{ lat: "3.59", lon: "98.67", display_name: "Me\0dan \ud83d" }]);
    // One sign that is eighteen letters long, so that the kept question ends in half of another.
    const question = `${"\ufdfa".repeat(11)}x\u{1f600}`;
    for (const found of [await geocoder().find(question), await geocoder().find(question)]) {
      expect(found).toMatchObject({ latitude: 3.59, label: "Medan \ufffd" });
    }
    expect(requests).toHaveLength(1);
  });

  it("takes a place outside Indonesia for not found", async () => {
    answer = says(200, [{ lat: "48.85", lon: "2.35", display_name: "Paris" }]);
    expect(await geocoder().find("Paris")).toBeNull();
  });

  it.each(FAULTS)(
    "says that the search is unavailable when the service %s, and keeps no answer",
    async (_case, reply) => {
      answer = reply;
      const asking = geocoder(undefined, IMPATIENT_MS).find("Medan");
      await expect(asking).rejects.toThrow(Unavailable);
      await expect(asking).rejects.toThrow(/Pilih titiknya langsung di peta/u);
      expect(await db.geocodeAnswer.count()).toBe(0);
    },
  );

  it("stops asking after three failures and lets one question try again after the pause", async () => {
    let now = 0;
    answer = says(500, "down");
    const asking = geocoder(new Breaker(() => now));
    for (const name of ["a", "b", "c", "d"]) await expect(asking.find(name)).rejects.toThrow(Unavailable);
    expect(requests).toHaveLength(3);
    now = 31_000;
    answer = says(200, MEDAN);
    await db.setting.deleteMany();
    expect(await asking.find("e")).not.toBeNull();
    await db.setting.deleteMany();
    expect(await asking.find("f")).not.toBeNull();
  });

  it("asks at most once a second over all instances, and refuses who would wait too long", async () => {
    await db.$executeRaw`CREATE TABLE turns (at bigint)`;
    await db.$executeRaw`
      CREATE FUNCTION note_turn() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO turns VALUES (new.value::bigint); RETURN NULL; END $$`;
    await db.$executeRaw`
      CREATE TRIGGER note_turn AFTER INSERT OR UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION note_turn()`;
    const names = Array.from({ length: 30 }, (_, index) => `kampung ${index}`);
    const results = await Promise.allSettled(names.map((name) => geocoder().find(name)));
    const answered = results.filter(({ status }) => status === "fulfilled").length;
    expect(answered).toBeGreaterThanOrEqual(3);
    expect(answered).toBeLessThan(names.length);
    expect(requests).toHaveLength(answered);
    const rows = await db.$queryRaw<{ at: number }[]>`SELECT at::float AS at FROM turns ORDER BY at`;
    expect(rows).toHaveLength(answered);
    const times = requests.map(({ at }) => at).sort((a, b) => a - b);
    for (const [index, { at }] of rows.entries()) {
      if (index > 0) expect(at - (rows[index - 1]?.at ?? 0)).toBeGreaterThan(1000);
      // A timer may ring a little early, and no sooner.
      expect(times[index]).toBeGreaterThan(at - 10);
    }
    await db.$executeRaw`DROP TRIGGER note_turn ON settings`;
  });

  it("is not blocked for ever by a turn in the far future", async () => {
    await db.setting.create({ data: { key: "geocoder_turn", value: String(Date.now() + 3_600_000) } });
    expect(await geocoder().find("Medan")).not.toBeNull();
  });
});

describe("GeocoderWithFallback", () => {
  const withFallback = (breaker?: Breaker, timeoutMs = PATIENT_MS) =>
    new GeocoderWithFallback(geocoder(breaker, timeoutMs), gazetteer());
  const BOGOR = { label: "Kota Bogor, Jawa Barat (perkiraan)", approximate: true };

  it("leaves the word to the service when it answers", async () => {
    expect(await withFallback().find("Medan")).toMatchObject({ latitude: 3.5896654, approximate: false });
  });

  it.each(FAULTS)("guesses when the service %s, and keeps no guess", async (_case, reply) => {
    answer = reply;
    expect(await withFallback(undefined, IMPATIENT_MS).find("Kota Bogor")).toMatchObject(BOGOR);
    expect(await db.geocodeAnswer.count()).toBe(0);
    answer = says(200, MEDAN);
    expect(await withFallback().find("Kota Bogor")).toMatchObject({ approximate: false });
  });

  it("guesses when the service knows nothing, and does not ask it again that week", async () => {
    answer = says(200, []);
    expect(await withFallback().find("Taman Kencana, Bogor")).toMatchObject(BOGOR);
    expect(await withFallback().find("Taman Kencana, Bogor")).toMatchObject(BOGOR);
    expect(requests).toHaveLength(1);
    expect(await db.geocodeAnswer.findMany()).toMatchObject([{ latitude: null, label: null }]);
  });

  it("guesses while the service is not asked at all", async () => {
    answer = says(500, "down");
    const asking = withFallback(new Breaker(() => 0));
    for (const name of ["Depok", "Bekasi", "Cimahi", "Bogor"]) {
      expect(await asking.find(name)).toMatchObject({ approximate: true });
    }
    expect(requests).toHaveLength(3);
  });

  it("guesses when too many are waiting for their turn", async () => {
    await db.setting.create({ data: { key: "geocoder_turn", value: String(Date.now() + 10_000) } });
    expect(await withFallback().find("Bogor")).toMatchObject(BOGOR);
    expect(requests).toHaveLength(0);
  });

  it("finds nothing where nobody knows the name, and says so when the service is away", async () => {
    answer = says(200, []);
    expect(await withFallback().find("Antah Berantah")).toBeNull();
    answer = says(500, "down");
    await expect(withFallback().find("Negeri Dongeng")).rejects.toThrow(Unavailable);
  });

  it("does not cover up that the database is away", async () => {
    const away = new Error("Connection terminated");
    const asking = new GeocoderWithFallback({ find: () => Promise.reject(away) }, gazetteer());
    await expect(asking.find("Bogor")).rejects.toBe(away);
  });
});
