import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { POST } = await import("./route");
const { db } = database;

let hosts = 0;
function client(): Client {
  hosts += 1;
  return new Client(`198.51.100.${hosts}`);
}

function form(change: Record<string, unknown> = {}) {
  return {
    username: `Warga ${randomUUID().slice(0, 8)}`,
    password: "Rumput-Hijau-7",
    daerah: "Jawa Barat",
    umur: "27",
    pertanyaan_keamanan: "hewan",
    jawaban_keamanan: "Si  Belang",
    ...change,
  };
}

it("makes an ordinary account and keeps neither password nor answer in readable form", async () => {
  const response = await client().post(POST, "/api/register", form({ username: "Siti Kebun" }));
  expect(response.status).toBe(201);
  const body = await response.json();
  expect(body.message).toMatch(/^Registrasi berhasil!/);
  const row = await db.user.findUniqueOrThrow({ where: { usernameKey: "siti kebun" } });
  expect(body.user).toEqual({ id: row.id, username: "Siti Kebun", daerah: "Jawa Barat", umur: 27, role: "user" });
  expect(row).toMatchObject({ role: "USER", securityQuestion: "hewan", blockedAt: null });
  expect(JSON.stringify(row)).not.toMatch(/Rumput|Belang/i);
  expect(row.securityAnswerHash).toMatch(/^\$argon2id\$/);
});

it("gives a name to one of many who ask at once, whatever the case they write it in", async () => {
  const names = ["Kebun Satu", "kebun satu", "KEBUN SATU", "Kebun  Satu", "Ｋebun Satu"];
  const answers = await Promise.all(names.map((username) => client().post(POST, "/api/register", form({ username }))));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  const refused = answers.find((answer) => answer.status === 409);
  expect((await refused?.json())?.message).toMatch(/^Username sudah dipakai/);
  expect(await db.user.count({ where: { usernameKey: "kebun satu" } })).toBe(1);
});

it.each([
  "Administrator",
  "Ádmin",
  "admin_2",
  "Sulur.Resmi",
  "Tim-Sulur",
  "4dmin",
  "Dinas Kota",
  "Warga",
  "Pengguna Anonim",
])("keeps %s, which could speak for Sulur or for the unnamed", async (username) => {
  const response = await client().post(POST, "/api/register", form({ username }));
  expect(response.status).toBe(409);
});

it.each(["Warga Medan", "Suluran", "Siti Administrasi"])("gives %s to whoever asks", async (username) => {
  expect((await client().post(POST, "/api/register", form({ username }))).status).toBe(201);
});

it("says the spec's sentences, most general first", async () => {
  const message = async (change: Record<string, unknown>) => {
    const response = await client().post(POST, "/api/register", form(change));
    expect(response.status).toBe(400);
    return response.json();
  };
  const empty = await message({ daerah: "", password: "lemah" });
  expect(empty.message).toBe("Mohon lengkapi semua bidang.");
  expect(Object.keys(empty.errors).sort()).toEqual(["daerah", "password"]);
  expect((await message({ password: "lemah" })).message).toBe("Mohon lengkapi semua persyaratan password.");
  expect((await message({ umur: 101 })).message).toBe("Umur harus angka antara 13 dan 100.");
  expect((await message({ password: "Password1!" })).errors.password).toMatch(/terlalu umum/);
  expect((await message({ role: "ADMIN" })).errors).toHaveProperty("role");
});

it("makes one account of a form that was sent twice", async () => {
  const sender = client();
  const body = form();
  const key = randomUUID();
  const send = () => {
    const request = sender.request("/api/register", { method: "POST", body: JSON.stringify(body) });
    request.headers.set("idempotency-key", key);
    return POST(request, { params: Promise.resolve({}) });
  };
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
});

it("lets one browser try five times in half an hour, counted from its first account", async () => {
  const browser = client();
  const statuses = [(await browser.post(POST, "/api/register", form())).status];
  for (let i = 0; i < 5; i += 1) statuses.push((await browser.post(POST, "/api/register", form({ umur: 5 }))).status);
  expect(statuses).toEqual([201, 400, 400, 400, 400, 429]);
});
