import { globSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as reportPhoto } from "@/app/(public)/laporan/[code]/foto.jpg/route";
import { GET as reportCard } from "@/app/(public)/laporan/[code]/kartu.jpg/route";
import { GET as reportFeed } from "@/app/(public)/laporan/rss.xml/route";
import { GET as placeCard } from "@/app/(public)/peta-lokasi/[slug]/kartu.jpg/route";
import { GET as sitemapPart } from "@/app/sitemap/[part]/route";
import { newToken } from "@/lib/accounts/tokens";
import { metersBetween } from "@/lib/map/distance";
import { ROUGH_POINT, VILLAGE_POINT } from "@/lib/map/rules";
import { REPORT_STATUSES } from "@/lib/reports/rules";
import { RISKY_KINDS } from "@/lib/reports/rules-kinds";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { cacheStore } from "@/lib/server/cache/store";
import type { RouteHandler } from "@/lib/server/http/route";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate, addSteps, addSupports } from "@/prisma/factories/report";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const { db } = database;
await testSite(database);

/** Two points of one cell, some 200 m apart, and the middle of the cell. */
const HERE = { latitude: 3.5791, longitude: 98.6717 };
const THERE = { latitude: 3.5808, longitude: 98.6731 };
const MIDDLE = { latitude: 3.58, longitude: 98.6725 };
/** They answer alike only while nothing else happens, and know nothing of reports and places. */
const APART = ["/api/health", "/api/ready"];
const DAY_AGO = new Date(Date.now() - 86_400_000);

/** GET of every route file, so that a new exit cannot be forgotten. */
async function exits(): Promise<{ path: string; handler: RouteHandler }[]> {
  const found = await Promise.all(
    globSync("app/api/**/route.ts").map(async (file) => {
      const { GET } = (await import(/* @vite-ignore */ `../../${file}`)) as { GET?: RouteHandler };
      const path = `/${file.replace(/^app\//u, "").replace(/\/route\.ts$/u, "")}`;
      const open = GET !== undefined && !["staff", "admin"].includes(GET.access) && !APART.includes(path);
      return open ? [{ path, handler: GET }] : [];
    }),
  );
  return found.flat().filter(({ path }) => !path.includes("[..."));
}

/** Around the cell, as near as 30 m and as far as 400 m from its middle. */
const QUERY_POINTS = Array.from({ length: 60 }, (_, index) => ({
  latitude: MIDDLE.latitude + Math.cos(index) * (0.0003 + index * 0.00006),
  longitude: MIDDLE.longitude + Math.sin(index) * (0.0003 + index * 0.00006),
}));
const at = ({ latitude, longitude }: typeof HERE) => `latitude=${latitude}&longitude=${longitude}`;

const QUERIES: Record<string, string[]> = {
  "/api/reports": [
    "",
    "?status=PENDING",
    "?status=VERIFIED",
    "?kind=Sampah%20menumpuk",
    "?from=2020-01-01&to=2100-01-01",
    ...["98.671,3.5791,98.674,3.5797", "98.6717,3.579,98.6719,3.5792", "98.6725,3.58,98.6725,3.58"].map(
      (box) => `?bbox=${box}`,
    ),
  ],
  "/api/reports/rss": ["?area=12", "?area=12.71"],
  "/api/reports/map": [
    "?bbox=98.6,3.5,98.75,3.65&zoom=12",
    "?bbox=98.67,3.578,98.675,3.582&zoom=19",
    "?bbox=98.679,3.579,98.681,3.581&zoom=19",
  ],
  "/api/reports/nearby": QUERY_POINTS.map((point) => `?${at(point)}`),
  "/api/locations": ["", `?${at(HERE)}`, "?bbox=98.6,3.5,98.75,3.65", "?q=rahasia"],
  "/api/locations/map": ["?bbox=98.6,3.5,98.75,3.65&zoom=12", "?bbox=98.67,3.578,98.675,3.582&zoom=19"],
  "/api/locations/nearby": QUERY_POINTS.flatMap((point) => [`?${at(point)}`, `?${at(point)}&name=Taman%20Menunggu`]),
  "/api/search": ["?q=rahasia", "?q=menunggu", "?q=sampah"],
  "/api/partners": ["", `?${at(HERE)}`],
};

const EXITS = await exits();
let serial = 0;
let token: string;

/** From a new address each time, so that no limit answers instead. */
function client(): Client {
  serial += 1;
  const one = new Client(`10.${1 + (serial % 200)}.${Math.floor(serial / 200)}.7`);
  if (serial % 2 === 0) one.token = token;
  return one;
}

/** What everybody, and a member who wrote nothing of it, is answered at each exit. */
async function everything({ reports, places }: { reports: Row[]; places: Row[] }): Promise<Map<string, string>> {
  cacheStore().dropAll();
  const said = new Map<string, string>();
  const put = async (name: string, response: Response) => {
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    // An export says when it was made, an error which request it was.
    const own = /\d{4}-\d\d-\d\dT[\d:.]+|"request_id":"[^"]+"/gu;
    said.set(name, `${response.status} ${body.replace(own, "")}`);
  };
  for (const { path, handler } of EXITS) {
    const rows = /^\/api\/reports\//u.test(path) ? reports : places;
    const ids = path.includes("[") ? rows.map(({ id }) => String(id)) : [""];
    for (const id of ids) {
      for (const query of QUERIES[path] ?? [""]) {
        const names = [...path.matchAll(/\[(\w+)\]/gu)].map(([, name = ""]) => [name, id]);
        const address = `${path.replace(/\[\w+\]/gu, id)}${query}`;
        for (const who of ["guest", "member"]) {
          await put(`${who} ${address}`, await client().get(handler, address, Object.fromEntries(names)));
        }
      }
    }
  }
  const plain = new Request("http://sulur.test/");
  await put("feed", await reportFeed());
  for (const part of ["laporan.xml", "lokasi.xml"]) {
    await put(part, await sitemapPart(plain, { params: Promise.resolve({ part }) }));
  }
  for (const { code = "" } of reports) {
    await put(`card ${code}`, await reportCard(plain, { params: Promise.resolve({ code }) }));
    await put(`photo ${code}`, await reportPhoto(plain, { params: Promise.resolve({ code }) }));
  }
  for (const { slug = "" } of places)
    await put(`card ${slug}`, await placeCard(plain, { params: Promise.resolve({ slug }) }));
  return said;
}

interface Row {
  id: number;
  code?: string;
  slug?: string;
}

beforeAll(async () => {
  const { userId } = await member(db, "Orang lain", "USER");
  const fresh = newToken();
  await db.apiToken.create({
    data: { userId, tokenHash: fresh.tokenHash, expiresAt: new Date(Date.now() + 3_600_000) },
  });
  token = fresh.token;
  // Decoys, which an order would set the waiting ones among.
  for (let index = 0; index < 30; index += 1) {
    const point = {
      latitude: MIDDLE.latitude + Math.sin(index * 7) * 0.0018,
      longitude: MIDDLE.longitude + Math.cos(index * 5) * 0.0018,
    };
    await addReport(db, { ...point, status: "VERIFIED", createdAt: DAY_AGO });
    await addPlace(db, { ...point, status: "APPROVED", createdAt: DAY_AGO });
  }
});

describe("no exit tells of a point that is not public", () => {
  it("more than its cell, wherever in it the point is and from wherever somebody asks", async () => {
    const report = await addReport(db, { ...HERE, location: "Menunggu", createdAt: DAY_AGO });
    await addSupports(db, report.id, 3, DAY_AGO);
    const place = await addPlace(db, { ...HERE, name: "Taman Menunggu", createdAt: DAY_AGO });
    const rows = { reports: [report], places: [place] };
    const before = await everything(rows);
    expect([...before].some(([name, text]) => name.includes("/reports/nearby") && text.includes(report.code))).toBe(
      true,
    );
    expect([...before].some(([name, text]) => name.includes("/locations/nearby") && text.includes(place.name))).toBe(
      true,
    );
    await db.$executeRaw`UPDATE reports SET latitude = ${THERE.latitude}, longitude = ${THERE.longitude} WHERE id = ${report.id}`;
    await db.$executeRaw`UPDATE places SET latitude = ${THERE.latitude}, longitude = ${THERE.longitude} WHERE id = ${place.id}`;
    const after = await everything(rows);
    expect([...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([]);
    expect(after.size).toBeGreaterThan(300);
  });

  it("more than about its village, of a checked report that can bring its reporter into danger", async () => {
    const risky = { ...HERE, status: "VERIFIED", damageType: "Limbah B3/industri", createdAt: DAY_AGO } as const;
    const rows = { reports: [await addReport(db, risky)], places: [] };
    const before = await everything(rows);
    expect(
      [...before].some(([name, text]) => name.includes("/reports/map") && text.includes(rows.reports[0]?.code ?? "-")),
    ).toBe(true);
    await db.$executeRaw`UPDATE reports SET latitude = 3.5711, longitude = 98.6893 WHERE id = ${rows.reports[0]?.id}`;
    const after = await everything(rows);
    expect([...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([]);
  });
});

describe("no exit tells what stands in a row that is not public", () => {
  it("held, rejected or taken back, nor in a place that waits but its name where a double is looked for", async () => {
    const secret = { description: "Kalimat rahasia sekali.", createdAt: DAY_AGO, ...MIDDLE };
    const report = { ...secret, location: "Gang rahasia", reporterName: "Nama rahasia", email: "rahasia@contoh.id" };
    const reports = [
      await addReport(db, { ...report, heldReason: "link" }),
      await addReport(db, { ...report, status: "REJECTED" }),
      await addReport(db, { ...report, status: "VERIFIED", heldReason: "link" }),
      await addReport(db, { ...report, status: "PENDING", heldReason: "secret" }),
      await addReport(db, { ...report, status: "VERIFIED", heldReason: "secret" }),
      await addReport(db, { ...report, status: "IN_PROGRESS", heldReason: "secret:link" }),
    ];
    const { id: channelId } = await db.channel.findFirstOrThrow();
    const days = { channelId, sentOn: DAY_AGO, dueOn: DAY_AGO };
    for (const { id } of reports) {
      await addReportUpdate(db, { reportId: id, content: "Kabar rahasia." });
      await db.handover.create({ data: { ...days, reportId: id, writerKey: "visitor:a", number: "rahasia 1" } });
    }
    const open = await addReport(db, { ...MIDDLE, status: "VERIFIED", createdAt: DAY_AGO });
    reports.push(open);
    await db.handover.create({ data: { ...days, reportId: open.id, writerKey: "visitor:rahasia", number: "biasa 2" } });
    await addReportUpdate(db, { reportId: open.id, content: "Kabar biasa." });
    await addReportUpdate(db, { reportId: open.id, content: "Kabar rahasia.", heldReason: "first" });
    await addReportUpdate(db, { reportId: open.id, content: "Kabar rahasia.", hiddenAt: DAY_AGO });
    const shown = await addPlace(db, { ...MIDDLE, status: "APPROVED", createdAt: DAY_AGO });
    const places = [
      await addPlace(db, { ...secret, name: "Taman biasa" }),
      await addPlace(db, { ...secret, name: "Taman rahasia", heldReason: "link" }),
      await addPlace(db, { ...secret, name: "Taman rahasia", status: "REJECTED" }),
      await addPlace(db, { ...secret, name: "Taman rahasia", mergedIntoId: shown.id }),
    ];
    const answers = await everything({ reports, places });
    // A search says again what it was asked.
    const leaking = [...answers].filter(([, text]) => text.replace('"q":"rahasia"', "").includes("rahasia"));
    expect(leaking.map(([name]) => name)).toEqual([]);
    const exposing = [...answers].filter(([, text]) => text.includes("Kabar biasa")).map(([name]) => name);
    expect(exposing).toEqual(["guest", "member"].map((who) => `${who} /api/reports/${open.id}/updates`));
    const passing = [...answers].filter(([, text]) => text.includes("biasa 2")).map(([name]) => name);
    expect(passing, "without its sender").toEqual(["guest", "member"].map((who) => `${who} /api/reports/${open.id}`));
    const naming = [...answers].filter(([, text]) => text.includes("Taman biasa")).map(([name]) => name);
    expect(naming.filter((name) => !name.includes("/api/locations/nearby"))).toEqual([]);
  });
});

describe("a secret report", () => {
  it("tells the same at every exit whatever staff do with it", async () => {
    const report = await addReport(db, { ...HERE, heldReason: "secret", createdAt: DAY_AGO });
    const rows = { reports: [report], places: [] };
    const before = await everything(rows);
    await addSteps(db, report.id, [
      { kind: "VERIFIED", createdAt: DAY_AGO },
      { kind: "ASKED", createdAt: DAY_AGO, words: "Masih begitu?" },
      { kind: "IN_PROGRESS", createdAt: DAY_AGO, words: "Petugas berangkat." },
    ]);
    const after = await everything(rows);
    expect([...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([]);
  });
});

describe("the point for everybody", () => {
  const points = Array.from({ length: 40 }, (_, index) => ({
    latitude: -11 + index * 0.4321,
    longitude: 95 + index * 1.1357,
  }));
  const rough = (degrees: number) => Math.round(degrees / ROUGH_POINT.degrees) * ROUGH_POINT.degrees;

  it("is that of a checked report itself, of every other one the middle of its cell, within reach of it", async () => {
    for (const status of REPORT_STATUSES) {
      for (const heldReason of [null, "link"]) {
        const point = points[serial++ % points.length] ?? HERE;
        const row = await addReport(db, { ...point, status, heldReason });
        const shown = { latitude: row.publicLatitude ?? 0, longitude: row.publicLongitude ?? 0 };
        const exact = heldReason === null && ["VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED"].includes(status);
        expect(shown.latitude).toBeCloseTo(exact ? point.latitude : rough(point.latitude), 9);
        expect(shown.longitude).toBeCloseTo(exact ? point.longitude : rough(point.longitude), 9);
        expect(metersBetween(point, shown)).toBeLessThanOrEqual(ROUGH_POINT.reachMeters);
      }
    }
  });

  it("is rounded to about the village for kinds that can bring a reporter into danger", async () => {
    const village = (degrees: number) => Math.round(degrees / VILLAGE_POINT.degrees) * VILLAGE_POINT.degrees;
    for (const damageType of RISKY_KINDS) {
      for (const status of REPORT_STATUSES) {
        const point = points[serial++ % points.length] ?? HERE;
        const row = await addReport(db, { ...point, status, damageType });
        const shown = { latitude: row.publicLatitude ?? 0, longitude: row.publicLongitude ?? 0 };
        expect([damageType, status, shown.latitude]).toEqual([
          damageType,
          status,
          expect.closeTo(village(point.latitude)),
        ]);
        expect(shown.longitude).toBeCloseTo(village(point.longitude), 9);
        expect(metersBetween(point, shown)).toBeLessThanOrEqual(VILLAGE_POINT.reachMeters);
      }
    }
  });

  it("of a place follows its approval and what takes it back", async () => {
    const { id } = await addPlace(db, HERE);
    const shown = async () => (await db.place.findUniqueOrThrow({ where: { id } })).publicLatitude;
    expect(await shown()).toBeCloseTo(rough(HERE.latitude), 9);
    await db.place.update({ where: { id }, data: { status: "APPROVED" } });
    expect(await shown()).toBe(HERE.latitude);
    await db.place.update({ where: { id }, data: { status: "REJECTED" } });
    expect(await shown()).toBeCloseTo(rough(HERE.latitude), 9);
  });
});
