import sharp from "sharp";
import { expect, it } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const { db } = database;
await testSite(database);
const { GET } = await import("./route");

const POINT = { latitude: -7.84371, longitude: 110.46422 };

async function getPicture(fields: ReportFields): Promise<Response> {
  const { code } = await addReport(db, { ...POINT, ...fields });
  return getByCode(code);
}

function getByCode(code: string): Promise<Response> {
  const request = new Request(`http://sulur.test/laporan/${code}/peta.png`);
  return GET(request, { params: Promise.resolve({ code }) });
}

it("GET peta.png draws the map of a report that waits, as its first mail shows it", async () => {
  const answer = await getPicture({});
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1120, height: 192 });
});

it("GET peta.png shows two waiting reports of one rounded point alike", async () => {
  const [one, other] = await Promise.all([getPicture({}), getPicture({ latitude: -7.843, longitude: 110.4645 })]);
  expect(await one.bytes()).toEqual(await other.bytes());
});

it.each<[string, ReportFields]>([
  ["is held", { heldReason: "link" }],
  ["is secret", { heldReason: "secret" }],
  ["was rejected", { status: "REJECTED" }],
  ["may bring revenge on who sent it", { damageType: "Penebangan pohon", anonymous: true }],
  ["may bring revenge and is verified", { damageType: "Penebangan pohon", status: "VERIFIED" }],
  ["has no point", { latitude: null, longitude: null }],
])("GET peta.png shows nothing of a report that %s", async (_, fields) => {
  const answer = await getPicture(fields);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("");
});

it("GET peta.png knows no number that is none", async () => {
  expect((await getByCode("LP-000000-0000")).status).toBe(404);
  expect((await getByCode("../x")).status).toBe(404);
});
