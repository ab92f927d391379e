import { describe, expect, it } from "vitest";
import { type Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { addPlace } from "@/prisma/factories/place";
import { testDatabase } from "@/scripts/testing/database";
import { clientOf } from "@/scripts/testing/role-client";

const database = await testDatabase();
const { db } = database;
await testSite(database);

const queue = await import("./queue/route");
const counts = await import("./counts/route");
const one = await import("./[id]/route");
const decisions = await import("./[id]/decisions/route");
const merge = await import("./[id]/merge/route");
const undo = await import("./[id]/undo/route");
const note = await import("./[id]/notes/[note]/done/route");
const download = await import("./export/route");
const upload = await import("./import/route");

interface Call {
  handler: RouteHandler;
  method: "GET" | "POST" | "PATCH";
  path: string;
  body?: object | string;
  /** What staff are answered with, when the place is there and nothing fits it. */
  staff: number;
}

const seen_at = "2026-03-14T02:00:00.000Z";
const edit = { name: "Taman", kind: "lainnya", latitude: -6, longitude: 106, approximate: false, seen_at };
const CALLS: Call[] = [
  { handler: queue.GET, method: "GET", path: "queue", staff: 200 },
  { handler: counts.GET, method: "GET", path: "counts", staff: 200 },
  { handler: one.GET, method: "GET", path: "ID", staff: 200 },
  { handler: one.PATCH, method: "PATCH", path: "ID", body: edit, staff: 409 },
  { handler: decisions.POST, method: "POST", path: "ID/decisions", body: { decision: "approve", seen_at }, staff: 409 },
  { handler: merge.POST, method: "POST", path: "ID/merge", body: { into: 1_000_000, seen_at }, staff: 409 },
  { handler: undo.POST, method: "POST", path: "ID/undo", body: { step_id: 1_000_000 }, staff: 404 },
  { handler: note.POST, method: "POST", path: "ID/notes/1/done", body: {}, staff: 404 },
  { handler: download.GET, method: "GET", path: "export?format=csv", staff: 200 },
  { handler: upload.POST, method: "POST", path: "import?dry_run=true", body: "name,latitude,longitude", staff: 400 },
];

const { id } = await addPlace(db);
function ask(client: Client, { handler, method, path, body }: Call): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init = body === undefined ? { method } : { method, body: text };
  const request = client.request(`/api/admin/places/${path.replace("ID", String(id))}`, init);
  if (typeof body === "string") request.headers.set("content-type", "text/csv");
  return handler(request, { params: Promise.resolve({ id: String(id), note: "1" }) });
}

describe.each(CALLS)("$method /api/admin/places/$path", (call) => {
  it.each([
    [null, 401],
    ["USER", 403],
    ["PENGELOLA", call.staff],
    ["ADMIN", call.staff],
  ] as const)("answers %s with %i", async (role, status) => {
    const response = await ask(await clientOf(db, role), call);
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });
});

describe("a file for download", () => {
  it("has a name with the day, is kept nowhere, and tells the browser not to guess", async () => {
    const client = await clientOf(db, "PENGELOLA");
    const { headers } = await ask(client, { handler: download.GET, method: "GET", path: "export", staff: 200 });
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="sulur-lokasi-\d{4}-\d\d-\d\d\.csv"$/u);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("an uploaded file", () => {
  const call = { handler: upload.POST, method: "POST", staff: 200 } as const;

  it("that is too large or of another kind is refused before it is read", async () => {
    const client = await clientOf(db, "ADMIN");
    const large = await ask(client, { ...call, path: "import", body: "x".repeat(2 * 1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    const json = client.request("/api/admin/places/import", { method: "POST", body: "name" });
    json.headers.set("content-type", "image/png");
    expect((await call.handler(json, { params: Promise.resolve({}) })).status).toBe(415);
  });

  it("under one key is taken in once; another file or purpose under it is refused", async () => {
    const client = await clientOf(db, "ADMIN");
    const send = async (query: string, name: string) => {
      const request = client.request(`/api/admin/places/import${query}`, {
        method: "POST",
        body: `name,latitude,longitude,regency\n${name},-6,106,Bogor`,
      });
      request.headers.set("content-type", "text/csv");
      request.headers.set("idempotency-key", "impor-yang-sama-0001");
      return call.handler(request, { params: Promise.resolve({}) });
    };
    expect(await (await send("", "Taman Satu")).json()).toMatchObject({ added: 1 });
    const again = await send("", "Taman Satu");
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await again.json()).toMatchObject({ added: 1 });
    expect((await send("", "Taman Dua")).status).toBe(422);
    expect((await send("?dry_run=true", "Taman Satu")).status).toBe(422);
  });
});
