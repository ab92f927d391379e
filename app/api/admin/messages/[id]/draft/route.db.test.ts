import { expect, it } from "vitest";
import { testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";
import { clientOf } from "@/scripts/testing/role-client";

const database = await testDatabase();
const { db } = database;
await testSite(database);
const { GET } = await import("./route");

const LETTER = {
  name: "Sari Dewi",
  email: "sari@contoh.id",
  subject: "Kebun di atap",
  body: "Kami mulai dengan dua pot.\n# Lalu sepuluh {pot}",
  writerKey: "visitor:uji",
} as const;

async function draftOf(kind: "STORY" | "CONTACT"): Promise<Response> {
  const { id } = await db.message.create({ data: { ...LETTER, kind } });
  const client = await clientOf(db, "PENGELOLA");
  const request = client.request(`/api/admin/messages/${id}/draft`, { method: "GET" });
  return GET(request, { params: Promise.resolve({ id: String(id) }) });
}

it("gives staff a sent story as a file to go on with, without its writer's address", async () => {
  const answer = await draftOf("STORY");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="kebun-di-atap-\d+\.mdx"$/u);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  expect(text).toContain('judul: "Kebun di atap"');
  expect(text).toContain("\\# Lalu sepuluh \\{pot\\}");
  expect(text).not.toContain(LETTER.email);
});

it("makes a story of no other letter", async () => {
  const answer = await draftOf("CONTACT");
  expect(answer.status).toBe(404);
  await answer.body?.cancel();
});
