import { beforeEach, expect, it } from "vitest";
import type { RegistrationView } from "@/lib/events/event/view";
import { REGISTRATION_HEADER } from "@/lib/events/registration/rules";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const register = await import("@/app/api/events/[id]/register/route");
const one = await import("./[id]/route");

let count = 0;
let client: Client;

beforeEach(() => {
  count += 1;
  client = new Client(`203.0.113.${count}`);
});

async function registered(): Promise<RegistrationView> {
  const { id } = await addEvent(db, { capacity: 2, title: "Tanam Bakau" });
  const body = JSON.stringify({ name: "Budi", email: `budi${count}@contoh.id`, phone: "0812-3456-7890" });
  const request = client.request(`/api/events/${id}/register`, { method: "PATCH", body });
  return (await register.PATCH(request, { params: Promise.resolve({ id: String(id) }) })).json();
}

async function ask(id: number, token: string | null) {
  const request = client.request(`/api/registrations/${id}`);
  if (token !== null) request.headers.set(REGISTRATION_HEADER, token);
  const response = await one.GET(request, { params: Promise.resolve({ id: String(id) }) });
  return { status: response.status, cache: response.headers.get("cache-control"), body: await response.json() };
}

it("shows a registration to whoever holds its token, and is kept by no cache", async () => {
  const { registration_id: id, token } = await registered();
  const { status, cache, body } = await ask(id, token);
  expect([status, cache]).toEqual([200, "no-store"]);
  expect(body).toMatchObject({ id, status: "CONFIRMED", name: "Budi", event: { title: "Tanam Bakau", remaining: 1 } });
  expect(JSON.stringify(body)).not.toMatch(/contoh\.id|3456/u);
});

it("shows nothing without its own token, and does not say which numbers there are", async () => {
  const { registration_id: id, token } = await registered();
  const refused = { status: 403, body: { message: "Tautan ini tidak berlaku. Buka tautan dari email terbaru." } };
  expect(await ask(id, null)).toMatchObject(refused);
  expect(await ask(id + 1, token)).toMatchObject(refused);
  expect(await ask(id, `${token.slice(0, -1)}~`)).toMatchObject(refused);
});
