import { expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords";
import type { Role } from "@/lib/kernel/actor";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { GET } = await import("./route");
const { POST } = await import("@/app/api/login/route");

const PASSWORD = "Rumput-Hijau-7";
const passwordHash = await hashPassword(PASSWORD);
let hosts = 0;

async function clientOf(role: Role): Promise<Client> {
  hosts += 1;
  const client = new Client(`198.51.100.${hosts}`);
  const username = `Petugas ${hosts}`;
  const rest = { passwordHash, daerah: "Bali", umur: 30, securityQuestion: "hewan", securityAnswerHash: passwordHash };
  await database.db.user.create({ data: { username, usernameKey: username.toLowerCase(), role, ...rest } });
  client.token = (await (await client.post(POST, "/api/login", { username, password: PASSWORD })).json()).token;
  return client;
}

it("answers administrators with a plain array and the address of the rest", async () => {
  const client = await clientOf("ADMIN");
  await clientOf("USER");
  const first = await client.get(GET, "/api/admin/users?limit=1");
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toBe("no-store");
  const [newest] = await first.json();
  const next = /<(.*)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1];
  expect(next).toBe(`/api/admin/users?limit=1&cursor=${newest.id}`);
  const second = await client.get(GET, next ?? "");
  expect((await second.json())[0].id).toBeLessThan(newest.id);
  expect(second.headers.get("link")).toBeNull();
});

it("refuses everybody else, each with the spec's sentence", async () => {
  const anonymous = await new Client("198.51.100.200").get(GET, "/api/admin/users");
  expect(anonymous.status).toBe(401);
  expect((await anonymous.json()).msg).toBe("Autentikasi diperlukan. Silakan login ulang.");
  for (const role of ["USER", "PENGELOLA"] as const) {
    const refused = await (await clientOf(role)).get(GET, "/api/admin/users");
    expect(refused.status).toBe(403);
    expect((await refused.json()).msg).toBe("Akses Ditolak: Anda tidak memiliki hak akses administrator.");
  }
});

it("says what is wrong with a limit", async () => {
  const client = await clientOf("ADMIN");
  const refused = await client.get(GET, "/api/admin/users?limit=1000");
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toEqual({ limit: "limit paling banyak 100." });
});
