import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "@/e2e/fixtures";
import { phonePhoto } from "@/e2e/photo";

const REPORT = {
  reporter_name: "Sari Uji",
  location: "Jalan Kali Pasir, Jakarta Pusat",
  damage_type: "Sampah menumpuk",
  description: "Sampah menumpuk di tepi sungai dan menyumbat aliran air.",
  incident_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
};

interface Refusal {
  message: string;
  error: string;
  msg: string;
  errors?: Record<string, string>;
}

test.describe("a report with one bad field is refused with that field's name and nothing is written", () => {
  const bad: [field: string, value: unknown][] = [
    ["reporter_name", ""],
    ["reporter_name", "x".repeat(81)],
    ["reporter_name", { not: "" }],
    ["location", "  "],
    ["damage_type", null],
    ["description", "pendek"],
    ["description", "x".repeat(4001)],
    ["incident_date", "31-12-2025"],
    ["incident_date", "2999-01-01"],
    ["latitude", 91],
    ["email", "bukan-email"],
    ["photo_id", "bukan-id"],
    ["anonymous", "ya"],
    ["status", "VERIFIED"],
  ];
  for (const [field, value] of bad) {
    test(`${field}: ${JSON.stringify(value)?.slice(0, 20)}`, async ({ request, db }) => {
      const before = await db.report.count();
      const point = field === "latitude" ? { longitude: 106.8 } : {};
      const answer = await request.post("/api/reports", { data: { ...REPORT, ...point, [field]: value } });
      const body = (await answer.json()) as Refusal;
      expect(answer.status()).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
      expect(body.errors?.[field]).toMatch(/[.]$/u);
      expect(body.error).toBe(body.message);
      expect(body.msg).toBe(body.message);
      expect(await db.report.count()).toBe(before);
    });
  }

  test("all of the five missing: the sentence of the specification", async ({ request }) => {
    const answer = await request.post("/api/reports", { data: {} });
    const body = (await answer.json()) as Refusal;
    expect(body.message).toBe("Semua kolom bertanda (*) harus diisi.");
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(Object.keys(REPORT).sort());
  });
});

test.describe("a bad photo gets a clear answer and leaves nothing behind", () => {
  /** 30,000 × 30,000 pixels in a few kilobytes. */
  const bomb = () =>
    sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const files: [name: string, make: () => Promise<Buffer> | Buffer, statuses: number[]][] = [
    ["a photo of 12 MB", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(12_000_000)]), [413]],
    ["a text named .jpg", () => Buffer.from("ini bukan foto"), [400, 415, 422]],
    ["a picture bomb", bomb, [413, 422]],
    [
      "a truncated photo",
      async () => (await phonePhoto({ latitude: -6, longitude: 106 })).subarray(0, 40_000),
      [400, 422],
    ],
    ["nothing at all", () => Buffer.alloc(0), [400, 415, 422]],
  ];
  for (const [name, make, statuses] of files) {
    test(name, async ({ request, db }) => {
      const before = await db.photo.count();
      const data = await make();
      const answer = await request.post("/api/photos", { data, headers: { "content-type": "image/jpeg" } });
      expect(statuses).toContain(answer.status());
      expect(((await answer.json()) as Refusal).message).toMatch(/\p{L}+ .*[.]$/u);
      expect(await db.photo.count()).toBe(before);
    });
  }
});

test("no address of a page asks for what every object inherits, or for a year that is none", async ({ request }) => {
  for (const query of ["saring?wilayah=__proto__", "saring?dari=0000-01-01", "belum-terkirim?sebab=__proto__"])
    expect((await request.get(`/laporan/${query}`)).status(), query).toBe(200);
});

test("another site cannot make a browser write", async ({ request, db }) => {
  const before = await db.report.count();
  const foreign: Record<string, string>[] = [{ origin: "https://jahat.test" }, { "sec-fetch-site": "cross-site" }];
  for (const headers of foreign) {
    const answer = await request.post("/api/reports", { data: REPORT, headers });
    expect(answer.status()).toBe(403);
    expect(((await answer.json()) as Refusal).message).toContain("situs lain");
  }
  expect(await db.report.count()).toBe(before);
});

test("a replayed key answers with the first report and makes no second", async ({ request, db }) => {
  const headers = { "idempotency-key": randomUUID(), "sec-fetch-site": "same-origin" };
  const data = { ...REPORT, description: "Pipa pembuangan bocor ke sawah warga sejak kemarin sore." };
  const first = await request.post("/api/reports", { data, headers });
  const again = await request.post("/api/reports", { data, headers });
  expect([first.status(), again.status()]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect(await db.report.count({ where: { description: data.description } })).toBe(1);
  const other = await request.post("/api/reports", { data: { ...data, location: "Tempat lain" }, headers });
  expect(other.status()).toBe(422);
});

test("of 30 reports in a row a person gets five in, of which the later ones wait unseen", async ({ request, db }) => {
  const statuses: number[] = [];
  for (let number = 0; number < 30; number += 1) {
    const data = { ...REPORT, description: `Laporan beruntun ke-${number} tentang saluran yang mampet di gang.` };
    const answer = await request.post("/api/reports", { data, headers: { "sec-fetch-site": "same-origin" } });
    statuses.push(answer.status());
    if (answer.status() === 429) {
      expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
      expect(((await answer.json()) as Refusal).message).toContain("Terlalu banyak laporan");
    }
  }
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(25).fill(429)]);
  const rows = await db.report.findMany({ where: { description: { startsWith: "Laporan beruntun" } } });
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ heldReason }) => heldReason !== null).length).toBeGreaterThan(0);
});
