import { expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import { keepFirstCode, rotateAccessCode } from "@/lib/events/event/commands-organiser-link";
import type { Role } from "@/lib/kernel/actor";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { GET, POST } = await import("./route");
const PATH = "/api/events/access";

await keepFirstCode(db, async () => "pohon-trembesi");

async function clientOf(role: Role): Promise<Client> {
  const { userId } = await member(db, `Orang ${role}`, role);
  const { token, tokenHash } = newToken();
  await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) } });
  const client = new Client("198.51.100.7");
  client.token = token;
  return client;
}

async function allowed(client: Client): Promise<boolean> {
  const answer = await client.get(GET, PATH);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return (await answer.json()).allowed;
}

it("tells a browser whether it still has to be asked for the code", async () => {
  const client = new Client("203.0.113.9");
  expect(await allowed(client)).toBe(false);
  await client.post(POST, PATH, { code: "pohon-beringin" });
  expect(await allowed(client)).toBe(false);
  await client.post(POST, PATH, { code: "pohon-trembesi" });
  expect(await allowed(client)).toBe(true);
});

it("shuts out at once who entered the code before, when it is changed", async () => {
  const client = new Client("203.0.113.10");
  await client.post(POST, PATH, { code: "pohon-trembesi" });
  expect(await allowed(client)).toBe(true);
  const admin = await member(db, "Pengganti Kode", "ADMIN");
  const { code } = await rotateAccessCode(testContext(db, admin, new Date()));
  expect(await allowed(client)).toBe(false);
  const other = new Client("203.0.113.11");
  await other.post(POST, PATH, { code });
  expect(await allowed(other)).toBe(true);
});

it("lets staff in without, and nobody else who is merely signed in", async () => {
  expect(await allowed(await clientOf("PENGELOLA"))).toBe(true);
  expect(await allowed(await clientOf("ADMIN"))).toBe(true);
  expect(await allowed(await clientOf("USER"))).toBe(false);
});
