import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const { db } = database;
const { PATCH } = await import("./route");

it("a request for an address that is registered is answered alike when it is sent again", async () => {
  const { id } = await addEvent(db, { capacity: 8 });
  const send = async (client: Client, key: string) => {
    const body = JSON.stringify({ name: "Budi", email: "budi@contoh.id" });
    const request = client.request(`/api/events/${id}/register`, { method: "PATCH", body });
    request.headers.set("idempotency-key", key);
    const response = await PATCH(request, { params: Promise.resolve({ id: String(id) }) });
    return { status: response.status, message: (await response.json())?.message };
  };
  expect((await send(new Client("203.0.113.1"), randomUUID())).status).toBe(200);
  const [client, key] = [new Client("203.0.113.2"), randomUUID()];
  const known = { status: 409, message: "Email ini sudah terdaftar pada kegiatan ini." };
  expect(await send(client, key)).toEqual(known);
  expect(await send(client, key)).toEqual(known);
  expect((await db.event.findUniqueOrThrow({ where: { id } })).registered).toBe(1);
  const subjects = mail.waiting.map(({ message }) => message.subject.split(":")[0]);
  expect(subjects).toEqual(["Anda terdaftar", "Anda sudah terdaftar"]);
});
