import { beforeEach, expect, it, vi } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords";
import type { Role } from "@/lib/kernel/actor";
import { PAGE_HEADER } from "@/lib/server/http/login-return-path";
import { sealHeader } from "@/lib/server/http/own-header";
import { testDatabase } from "@/scripts/testing/database";
import { Client, testSite } from "./test-site";

const database = await testDatabase();
await testSite(database);

let browser = new Client("203.0.113.1");
let requested: string | null = null;

// Next's request scope exists only inside a server; `redirect` works by throwing.
vi.mock("next/headers", () => ({
  headers: async () => {
    const { headers } = browser.request("/");
    if (requested !== null) headers.set(PAGE_HEADER, sealHeader(requested));
    return headers;
  },
}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
}));

const { requireAdmin, requireStaff, pageMember } = await import("./guard");
const auth = await import("@/app/api/auth/[...nextauth]/route");

const PASSWORD = "Rumput-Hijau-7";
const passwordHash = await hashPassword(PASSWORD);
let count = 0;

async function signInAs(role: Role): Promise<void> {
  const username = `Komang ${count}`;
  const rest = { passwordHash, daerah: "Bali", umur: 30, securityQuestion: "hewan", securityAnswerHash: passwordHash };
  await database.db.user.create({ data: { username, usernameKey: username.toLowerCase(), role, ...rest } });
  const csrf = await browser.get(auth.GET, "/api/auth/csrf", { nextauth: ["csrf"] });
  const body = { ...(await csrf.json()), username, password: PASSWORD };
  const path = ["callback", "credentials"];
  expect((await browser.post(auth.POST, `/api/auth/${path.join("/")}`, body, { nextauth: path })).status).toBe(200);
}

beforeEach(() => {
  count += 1;
  requested = null;
  browser = new Client(`203.0.113.${count}`);
});

it.each(["ADMIN", "PENGELOLA"] as const)("lets %s in", async (role) => {
  await signInAs(role);
  expect(await requireStaff()).toMatchObject({ kind: "member", username: `Komang ${count}`, role });
});

it("keeps pages with people's data for administrators", async () => {
  await signInAs("ADMIN");
  expect(await requireAdmin()).toMatchObject({ role: "ADMIN" });
  await database.db.user.updateMany({ where: { username: `Komang ${count}` }, data: { role: "PENGELOLA" } });
  await expect(requireAdmin()).rejects.toThrow("to /akses-ditolak");
});

it("sends residents to the page that says why", async () => {
  await signInAs("USER");
  await expect(requireStaff()).rejects.toThrow("to /akses-ditolak");
});

it("sends strangers to the login", async () => {
  expect(await pageMember()).toBeNull();
  await expect(requireStaff()).rejects.toThrow("to /login");
});

it.each([
  ["/admin/laporan?laporan=LP-1&_rsc=1x2y", "/login?lanjut=%2Fadmin%2Flaporan%3Flaporan%3DLP-1"],
  ["/admin/kegiatan/7?_rsc=1x2y", "/login?lanjut=%2Fadmin%2Fkegiatan%2F7"],
  ["/admin", "/login"],
])("lets who signs in come back to %s", async (page, login) => {
  requested = page;
  await expect(requireStaff()).rejects.toThrow(new Error(`to ${login}`));
});

it("sends a member of staff to the login once the session has ended or the role is gone", async () => {
  await signInAs("ADMIN");
  await database.db.user.updateMany({ where: { username: `Komang ${count}` }, data: { role: "USER" } });
  await expect(requireStaff()).rejects.toThrow("to /akses-ditolak");
  await database.db.session.updateMany({ data: { revokedAt: new Date() } });
  await expect(requireStaff()).rejects.toThrow("to /login");
});
