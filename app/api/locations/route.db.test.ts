import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Unavailable } from "@/lib/kernel/errors";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { expireTags } from "@/lib/server/cache";
import { cacheStore } from "@/lib/server/cache/store";
import { services } from "@/lib/server/services";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const locations = await import("./route");
const detail = await import("./[id]/route");
const map = await import("./map/route");
const nearby = await import("./nearby/route");
const mine = await import("./mine/route");
const vote = await import("./[id]/vote/route");
const note = await import("./[id]/note/route");
const counts = await import("@/app/api/public-stats/counts/route");

const PATH = "/api/locations";
const PLACE = { name: "Taman Suropati", description: "Rindang.", latitude: -6.1994, longitude: 106.8326 };
const NOT_FOUND = "Lokasi tidak ditemukan. Coba masukkan nama lokasi yang lebih spesifik.";

let count = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, messages, rate_limits CASCADE`;
  cacheStore().dropAll();
  count += 1;
  client = new Client(`203.0.113.${count}`);
  services().geocoder = {
    find: async () => null,
    areaOf: () => ({ regency: null, province: null }),
    areaNamed: () => ({ regency: null, province: null }),
    areasNear: () => [],
  };
});

const approved = (fields: PlaceFields = {}) => addPlace(db, { status: "APPROVED", ...fields });
const idOf = (place: { id: number }) => ({ id: String(place.id) });

async function send(body: unknown) {
  const response = await client.post(locations.POST, PATH, body);
  return { status: response.status, body: await response.json() };
}

async function json(response: Promise<Response>) {
  return (await response).json();
}

describe("POST /api/locations", () => {
  it("takes the specification's four fields and answers 201 with the place that waits", async () => {
    const { status, body } = await send(PLACE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...PLACE, status: "PENDING", held: false, kind: "lainnya" });
    expect(await json(client.get(mine.GET, `${PATH}/mine`))).toMatchObject([{ id: body.id, status: "PENDING" }]);
    expect(await json(new Client("198.51.100.1").get(mine.GET, `${PATH}/mine`))).toEqual([]);
  });

  it.each([
    ["name", " ", "Nama lokasi wajib diisi."],
    ["latitude", 48.85, "Titik berada di luar Indonesia. Pilih titik lain di peta."],
    ["kind", "mall", undefined],
    ["status", "APPROVED", undefined],
  ])("answers a bad %s by its name", async (field, value, message) => {
    const { status, body } = await send({ ...PLACE, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.message).toBe(message ?? body.errors[field]);
    expect(await db.place.count()).toBe(0);
  });

  it("answers in the specification's words when no place goes by the name, and 503 when nobody can say", async () => {
    const { status, body } = await send({ name: "Antah Berantah" });
    expect([status, body.message, body.errors]).toEqual([400, NOT_FOUND, { name: NOT_FOUND }]);
    services().geocoder.find = async () => {
      throw new Unavailable("Pencarian lokasi sedang tidak tersedia.");
    };
    expect((await send({ name: "Antah Berantah" })).status).toBe(503);
    expect(await db.place.count()).toBe(0);
  });

  it("makes one place of twenty equal requests with one key", async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => {
        const request = new Client(`203.0.113.${count}`).request(PATH, { method: "POST", body: JSON.stringify(PLACE) });
        request.headers.set("idempotency-key", key);
        return locations.POST(request, { params: Promise.resolve({}) });
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies.map((body) => JSON.parse(body).id)).size).toBe(1);
    expect(await db.place.count()).toBe(1);
  });

  it("takes five an hour of one person", async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send(PLACE)).status).toBe(201);
    const { status, body } = await send(PLACE);
    expect(status).toBe(429);
    expect(body.message).toMatch(/^Terlalu banyak lokasi dalam waktu singkat\./u);
  });
});

describe("GET /api/locations", () => {
  it("answers a plain array with what the specification names, numbers as numbers", async () => {
    const { id } = await approved({ name: "Taman Suropati" });
    const response = await client.get(locations.GET, PATH);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([
      { id, name: "Taman Suropati", description: "Taman kecil yang teduh.", latitude: 3.58, longitude: 98.67 },
    ]);
  });

  it("pages by a link and answers 304 to who has it already", async () => {
    for (let made = 0; made < 3; made += 1) await approved();
    const first = await client.get(locations.GET, `${PATH}?limit=2&kinds=lainnya`);
    const next = /<([^>]+)>; rel="next"/u.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await client.get(locations.GET, next);
    expect([(await first.json()).length, (await second.json()).length]).toEqual([2, 1]);
    expect(second.headers.get("link")).toBeNull();
    const request = client.request(`${PATH}?limit=2&kinds=lainnya`, {});
    request.headers.set("if-none-match", first.headers.get("etag") ?? "");
    expect((await locations.GET(request, { params: Promise.resolve({}) })).status).toBe(304);
  });

  it("keeps each list apart from the others, and all until places change", async () => {
    await approved({ kind: "mangrove", name: "Mangrove Wonorejo" });
    const lengths = async () => {
      const paths = ["", "?kinds=mangrove", "?kinds=taman_kota", "?q=wonorejo", "?q=suropati", "?limit=1"];
      const lists = await Promise.all(paths.map((query) => json(client.get(locations.GET, `${PATH}${query}`))));
      return lists.map((list) => list.length);
    };
    // A list of one's own making is kept from the second time on.
    expect(await lengths()).toEqual([1, 1, 0, 1, 0, 1]);
    expect(await lengths()).toEqual([1, 1, 0, 1, 0, 1]);
    await approved({ kind: "taman_kota", name: "Taman Suropati" });
    expect(await lengths()).toEqual([1, 1, 0, 1, 0, 1]);
    await expireTags(["places"]);
    expect(await lengths()).toEqual([2, 1, 1, 1, 1, 1]);
  });

  it("answers about a position afresh and keeps nothing of it", async () => {
    const { id } = await approved();
    const response = await client.get(locations.GET, `${PATH}?latitude=3.58&longitude=98.67`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject([{ id, distance_meters: 0 }]);
    await db.place.deleteMany();
    expect(await json(client.get(locations.GET, `${PATH}?latitude=3.58&longitude=98.67`))).toEqual([]);
  });

  it("refuses what it does not know", async () => {
    for (const query of ["?limit=0", "?kinds=mall", "?latitude=3.58", "?bbox=1,2", "?apa=ini"]) {
      expect((await client.get(locations.GET, `${PATH}${query}`)).status).toBe(400);
    }
  });
});

describe("GET /api/locations/{id}", () => {
  it("answers the place, of a merged one what it became part of, and 404 for the rest", async () => {
    const place = await approved();
    const merged = await approved({ mergedIntoId: place.id });
    const of = (id: { id: string }) => client.get(detail.GET, `${PATH}/${id.id}`, id);
    expect(await json(of(idOf(place)))).toMatchObject({ id: place.id, closed: false });
    expect(await json(of(idOf(merged)))).toMatchObject({ id: place.id });
    for (const id of [idOf(await addPlace(db)), { id: "2000000000" }, { id: "taman" }, { id: "99999999999" }]) {
      expect((await of(id)).status).toBe(404);
    }
  });
});

describe("the map and what is near", () => {
  it("answers GeoJSON, the same for views that differ by a pixel", async () => {
    await approved({ kind: "mangrove" });
    const at = (west: number, kinds = "") =>
      client.get(map.GET, `${PATH}/map?bbox=${west},3.5,98.8,3.7&zoom=13${kinds}`);
    const first = await at(98.6);
    expect(first.headers.get("content-type")).toBe("application/geo+json");
    expect((await first.json()).features).toHaveLength(1);
    expect((await at(98.60001)).headers.get("etag")).toBe(first.headers.get("etag"));
    expect((await json(at(98.6, "&kinds=mangrove"))).features).toHaveLength(1);
    expect((await json(at(98.6, "&kinds=taman_kota"))).features).toEqual([]);
  });

  it("names possible doubles, waiting ones too", async () => {
    const { id } = await addPlace(db, { name: "Taman Suropati" });
    const query = "latitude=3.59&longitude=98.67&name=taman%20suropati";
    expect(await json(client.get(nearby.GET, `${PATH}/nearby?${query}`))).toMatchObject([{ id, status: "PENDING" }]);
  });
});

describe("what visitors say about a place", () => {
  it("is one vote a person, told back to that person alone", async () => {
    const place = await approved();
    const path = `${PATH}/${place.id}/vote`;
    const other = new Client("198.51.100.7");
    expect(await json(client.post(vote.POST, path, { open: true }, idOf(place)))).toMatchObject({ open_count: 1 });
    expect(await json(client.post(vote.POST, path, { open: false }, idOf(place)))).toEqual({
      open_count: 0,
      closed_count: 1,
      open: false,
      counted: true,
    });
    const own = await client.get(vote.GET, path, idOf(place));
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(await own.json()).toMatchObject({ open: false });
    expect(await json(other.get(vote.GET, path, idOf(place)))).toEqual({
      open_count: 0,
      closed_count: 1,
      open: null,
      counted: null,
    });
  });

  it("changes the counts that the place's answer shows", async () => {
    const place = await approved();
    const shown = async () => (await json(client.get(detail.GET, `${PATH}/${place.id}`, idOf(place)))).open_count;
    expect(await shown()).toBe(0);
    await client.post(vote.POST, `${PATH}/${place.id}/vote`, { open: true }, idOf(place));
    expect(await shown()).toBe(1);
  });

  it("is a note for staff, five an hour, of which no answer shows anything", async () => {
    const place = await approved();
    const path = `${PATH}/${place.id}/note`;
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) {
      const response = await client.post(note.POST, path, { note: "Papan namanya hilang." }, idOf(place));
      statuses.push(response.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await db.message.count()).toBe(5);
    expect(JSON.stringify(await json(client.get(locations.GET, PATH)))).not.toContain("Papan");
  });
});

describe("GET /api/public-stats/counts", () => {
  it("answers the specification's four figures, anew when places change", async () => {
    const figures = () => json(client.get(counts.GET, "/api/public-stats/counts"));
    expect(await figures()).toEqual({ eventCount: 0, bankSampahCount: 0, relawanCount: 0, reportCount: 0 });
    await approved({ kind: "bank_sampah" });
    await expireTags(["counts"]);
    expect(await figures()).toMatchObject({ bankSampahCount: 1 });
  });
});
