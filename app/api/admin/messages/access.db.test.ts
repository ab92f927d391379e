import { describe, expect, it } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";
import { clientOf } from "@/scripts/testing/role-client";

const database = await testDatabase();
const { db } = database;
await testSite(database);

const queue = await import("./queue/route");
const counts = await import("./counts/route");
const one = await import("./[id]/route");
const answer = await import("./[id]/answer/route");
const close = await import("./[id]/close/route");
const reopen = await import("./[id]/reopen/route");
const undo = await import("./[id]/undo/route");
const contact = await import("./[id]/contact/route");

const SEEN = { seen_step: 1_000_000 };
/** With what staff are answered on a letter that has had no such step. */
const CALLS = [
  { name: "queue", handler: queue.GET, body: null, pengelola: 200, admin: 200 },
  { name: "counts", handler: counts.GET, body: null, pengelola: 200, admin: 200 },
  { name: "one", handler: one.GET, body: null, pengelola: 200, admin: 200 },
  { name: "answer", handler: answer.POST, body: { answer: "Terima kasih.", ...SEEN }, pengelola: 409, admin: 409 },
  { name: "close", handler: close.POST, body: SEEN, pengelola: 409, admin: 409 },
  { name: "reopen", handler: reopen.POST, body: SEEN, pengelola: 409, admin: 409 },
  { name: "undo", handler: undo.POST, body: { step_id: 1_000_000 }, pengelola: 404, admin: 404 },
  { name: "contact", handler: contact.POST, body: {}, pengelola: 403, admin: 200 },
];

const { id } = await db.message.create({
  data: { kind: "CONTACT", name: "Sari", email: "sari@contoh.id", body: "Halo.", writerKey: "visitor:sari" },
});
describe.each(CALLS)("the inbox's $name", ({ name, handler, body, pengelola, admin }) => {
  it.each([
    [null, 401],
    ["USER", 403],
    ["PENGELOLA", pengelola],
    ["ADMIN", admin],
  ] as const)("answers %s with %i", async (role, status) => {
    const client = await clientOf(db, role);
    const path = `/api/admin/messages/${name}`;
    const params = { id: String(id) };
    const response =
      body === null ? await client.get(handler, path, params) : await client.post(handler, path, body, params);
    expect(response.status).toBe(status);
    const text = await response.text();
    if (name !== "contact") expect(text).not.toContain("sari@contoh.id");
  });
});
