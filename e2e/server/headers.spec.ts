import { randomUUID } from "node:crypto";
import type { APIResponse } from "playwright/test";
import { expect } from "@/e2e/fixtures";
import { newPerson } from "@/e2e/people";
import { decide, newPlace, sendReport } from "@/e2e/reports";
import { test } from "@/e2e/staff";

const PAGES = ["/login", "/register", "/forgot", "/akun/email", "/home", "/laporan", "/akses-ditolak"];
const MISSING = ["/tidak-ada", "/laporan/LP-990101-0001", "/laporan/bukan-nomor"];

function directives(policy = ""): Map<string, string[]> {
  return new Map(
    policy.split(";").map((text) => [text.trim().split(/\s+/u)[0] ?? "", text.trim().split(/\s+/u).slice(1)]),
  );
}

function expectGuarded(response: APIResponse): void {
  const headers = response.headers();
  const path = new URL(response.url()).pathname;
  const policy = directives(headers["content-security-policy"]);
  expect(policy.get("default-src"), path).toEqual(["'self'"]);
  expect(policy.get("script-src"), path).toContain("'self'");
  for (const source of ["'unsafe-inline'", "'unsafe-eval'", "*", "https:", "data:"]) {
    expect(policy.get("script-src"), path).not.toContain(source);
  }
  for (const name of ["object-src", "frame-ancestors", "base-uri"]) expect(policy.get(name), path).toEqual(["'none'"]);
  expect(policy.get("form-action"), path).toEqual(["'self'"]);
  expect(headers["x-content-type-options"], path).toBe("nosniff");
  expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"], path).toContain("microphone=()");
  expect(headers["permissions-policy"], path).toContain("geolocation=(self)");
  expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
  expect(headers["x-powered-by"], path).toBeUndefined();
}

test("every public page carries its guards and no cookie", async ({ stack, staffApi }) => {
  const report = await sendReport(stack, newPlace());
  const pages = [...PAGES, `/laporan/${report.code}`];
  const person = await newPerson(stack);
  for (const path of [...pages, ...MISSING]) {
    const response = await person.get(path);
    expect(response.status(), path).toBe(pages.includes(path) ? 200 : 404);
    expect(response.headers()["content-type"], path).toMatch(/^text\/html/u);
    expect(response.headers()["set-cookie"], path).toBeUndefined();
    expectGuarded(response);
    // The address that the operator wants there is the only one.
    const text = (await response.text()).replaceAll(/(?:mailto:)?halo@sulur\.test/gu, "");
    expect(text, path).not.toMatch(/mailto:|[\w.+-]+@[\w-]+\.(?:test|com|id)\b/u);
  }
  expect((await person.storageState()).cookies).toEqual([]);
  for (const path of ["/admin", "/admin/laporan", `/admin/laporan?laporan=${report.code}`]) {
    const response = await staffApi.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toMatch(/private|no-store/u);
    expectGuarded(response);
  }
});

test("an answer that went wrong names its request, in the headers and in words", async ({ stack }) => {
  const person = await newPerson(stack);
  const answers: [APIResponse, number][] = [
    [await person.get("/api/reports?limit=banyak"), 400],
    [await person.post("/api/reports", { data: {} }), 400],
    [await person.get("/api/reports/LP-990101-0001"), 404],
    [await person.get("/api/tidak-ada/sama-sekali"), 404],
    [await person.get("/api/admin/reports/queue"), 401],
    [await person.post("/api/login", { data: { username: randomUUID(), password: "Salah-Sekali-9" } }), 401],
    [await person.post("/api/reports", { data: {}, headers: { "sec-fetch-site": "cross-site" } }), 403],
    [await person.post("/api/reports", { data: "laporan", headers: { "content-type": "text/plain" } }), 415],
  ];
  const seen = new Set<string>();
  for (const [answer, status] of answers) {
    const name = `${answer.url()} ${status}`;
    const body = (await answer.json()) as { message: string; error: string; msg: string; request_id: string };
    expect(answer.status(), name).toBe(status);
    expect(body.request_id, name).toBe(answer.headers()["x-request-id"]);
    expect(body.request_id, name).toMatch(/^[\w-]{8,64}$/u);
    expect([body.error, body.msg], name).toEqual([body.message, body.message]);
    expect(answer.headers()["x-content-type-options"], name).toBe("nosniff");
    expect(answer.headers()["cache-control"], name).toBe("no-store");
    seen.add(body.request_id);
  }
  expect(seen.size).toBe(answers.length);
});

test("cookies are out of reach of scripts and other sites", async ({ stack, staff }) => {
  const person = await newPerson(stack);
  await sendReport(stack, {}, person);
  const cookies = [...(await person.storageState()).cookies, ...staff.state.cookies];
  const byName = new Map(cookies.map((cookie) => [cookie.name, cookie]));
  expect([...byName.keys()]).toEqual(expect.arrayContaining(["sulur_pengunjung", "sulur.sesi"]));
  for (const { name, httpOnly, sameSite, path } of cookies) {
    expect(sameSite, name).toBe("Lax");
    expect(path, name).toBe(name === "sulur_perangkat" ? "/api" : "/");
    // The one that scripts may read says only that asking for the session is worth a request.
    expect(httpOnly, name).toBe(name !== "sulur_masuk");
  }
  expect(byName.get("sulur_masuk")?.value).toBe("1");
});

test("neither the reporter's address nor a name that was withheld is published anywhere", async ({
  stack,
  staffApi,
}) => {
  const secret = randomUUID().slice(0, 8);
  const place = newPlace();
  const report = await sendReport(stack, {
    ...place,
    email: `rahasia-${secret}@warga.test`,
    reporter_name: `Nama ${secret}`,
    anonymous: true,
  });
  const person = await newPerson(stack);
  const { latitude, longitude } = place;
  const window = [longitude - 0.1, latitude - 0.1, longitude + 0.1, latitude + 0.1].join(",");
  const addresses = [
    "/laporan",
    `/laporan/${report.code}`,
    "/api/reports",
    `/api/reports/${report.id}`,
    `/api/reports/${report.code}`,
    `/api/reports/map?bbox=${window}&zoom=18`,
    `/api/reports/nearby?latitude=${latitude}&longitude=${longitude}`,
    "/api/reports/mine",
  ];
  for (const status of ["PENDING", "VERIFIED"] as const) {
    if (status === "VERIFIED") await decide(staffApi, report, "verify", "PENDING", "Sudah kami periksa.");
    for (const address of addresses) {
      const answer = await person.get(address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), `${status}: ${address}`).not.toContain(secret);
    }
  }
  expect(await (await person.get("/api/reports")).text()).toContain(report.code);
});
