import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Page, request } from "playwright/test";
import type { Database } from "@/prisma/client";
import { LoginPage } from "./pages/login-page";
import type { Stack } from "./stack";

export interface Account {
  username: string;
  password: string;
}

/** Said aloud, because new contexts take over what the test's own page has. */
export const NOBODY = { cookies: [], origins: [] };

const byte = () => randomInt(1, 255);

/** An address that no other test comes from. */
export function newAddress(): Record<string, string> {
  return { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
}

/** What a browser on one of our pages sends with a request. */
export function ownHeaders(): Record<string, string> {
  return { "sec-fetch-site": "same-origin", ...newAddress() };
}

/** Somebody who has never been here: no cookie, another address. */
export function newPerson(stack: Stack): Promise<APIRequestContext> {
  return request.newContext({ baseURL: stack.url, extraHTTPHeaders: ownHeaders(), storageState: NOBODY });
}

/** An account with a role that no form gives. */
export async function newAccount(stack: Stack, db: Database, role: "USER" | "ADMIN"): Promise<Account> {
  const account = { username: `Uji ${randomUUID().slice(0, 8)}`, password: "Rumput-Hijau-7" };
  const person = await newPerson(stack);
  const answer = await person.post("/api/register", {
    data: {
      ...account,
      daerah: "Bali",
      umur: 30,
      pertanyaan_keamanan: "Siapa nama hewan peliharaan pertama Anda?",
      jawaban_keamanan: "Belang",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await person.dispose();
  await db.user.updateMany({ where: { username: account.username }, data: { role } });
  return account;
}

export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(username, password);
  await page.waitForURL(/\/(?:admin|home)$/u);
}

/** What the form of /login asks of the server; the browser keeps the cookies. */
async function signInWithoutPages(browser: APIRequestContext, account: Account): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin" };
  const { csrfToken } = await (await browser.get("/api/auth/csrf", { headers })).json();
  const data = { csrfToken, ...account, remember: true };
  const answer = await browser.post("/api/auth/callback/credentials", { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A browser of its own in which the account is signed in. */
export async function browserOf(browser: Browser, stack: Stack, account: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.url,
    extraHTTPHeaders: newAddress(),
    storageState: NOBODY,
  });
  await signInWithoutPages(context.request, account);
  return context.newPage();
}

/** Requests as the pages of this browser send them, with its cookies. */
export async function requestsOf(page: Page, stack: Stack): Promise<APIRequestContext> {
  const storageState = await page.context().storageState();
  return request.newContext({ baseURL: stack.url, extraHTTPHeaders: ownHeaders(), storageState });
}
