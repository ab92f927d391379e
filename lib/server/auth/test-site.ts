import { Pool } from "pg";
import { afterAll, vi } from "vitest";
import type { RouteHandler } from "@/lib/server/http/route";
import { MemoryMailer } from "@/lib/server/mail/memory-mailer";
import type { Database } from "@/prisma/client";

export const SITE = "http://sulur.test";
export const SECRET = "only-for-tests-only-for-tests-only-for-tests";

function unused(): never {
  throw new Error("accounts need no photos or places");
}

/** The real services of a site on a test database, for tests that go through whole routes. @returns what it mails */
export async function testSite({ db, url }: { db: Database; url: string }): Promise<MemoryMailer> {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("SITE_URL", SITE);
  vi.stubEnv("AUTH_SECRET", SECRET);
  vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.stubEnv("ADMIN_USERNAME", "Kepala.Desa");
  const { RateLimits } = await import("@/lib/server/http/rate-limit");
  const { provideServices } = await import("@/lib/server/services");
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  const mail = new MemoryMailer();
  provideServices({
    db,
    pool,
    limits: new RateLimits(pool),
    mail,
    photos: { put: unused, get: unused, delete: unused },
    geocoder: {
      find: unused,
      areaOf: () => ({ regency: null, province: null }),
      areaNamed: () => ({ regency: null, province: null }),
      areasNear: unused,
    },
  });
  afterAll(() => pool.end());
  return mail;
}

/** Lets the pauses after wrong guesses end, and nothing else. */
export function endPauses(db: Database): Promise<void> {
  return moveGuesses(db, -5);
}

/** Makes running pauses last for minutes more, so that a busy machine does not outlast them. */
export function prolongPauses(db: Database): Promise<void> {
  return moveGuesses(db, 5);
}

async function moveGuesses(db: Database, minutes: number): Promise<void> {
  await db.$executeRaw`
    UPDATE guesses SET guessed_at = ARRAY(SELECT at + make_interval(mins => ${minutes}) FROM unnest(guessed_at) AS at ORDER BY at)`;
}

type Parameters = Record<string, string | string[]>;

/** A browser with its cookies, or an API client, at an address of its own. */
export class Client {
  readonly cookies = new Map<string, string>();
  /** Cookies that outlive the browser, with the end of their life. */
  readonly lasting = new Map<string, Date>();
  readonly address: string;
  token: string | null = null;

  constructor(address: string) {
    this.address = address;
  }

  get(handler: RouteHandler, path: string, params: Parameters = {}): Promise<Response> {
    return this.#send(handler, path, params, { method: "GET" });
  }

  post(handler: RouteHandler, path: string, body: unknown, params: Parameters = {}): Promise<Response> {
    return this.#send(handler, path, params, { method: "POST", body: JSON.stringify(body) });
  }

  delete(handler: RouteHandler, path: string, params: Parameters = {}): Promise<Response> {
    return this.#send(handler, path, params, { method: "DELETE" });
  }

  async #send(handler: RouteHandler, path: string, params: Parameters, init: RequestInit): Promise<Response> {
    const response = await handler(this.request(path, init), { params: Promise.resolve(params) });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  request(path: string, init: RequestInit = {}): Request {
    const headers = new Headers({ "x-forwarded-for": this.address, origin: SITE, "user-agent": "Peramban Uji" });
    if (init.body !== undefined) headers.set("content-type", "application/json");
    if (this.token !== null) headers.set("authorization", `Bearer ${this.token}`);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("cookie", cookie);
    return new Request(`${SITE}${path}`, { ...init, headers });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const separator = pair.indexOf("=");
    const name = pair.slice(0, separator);
    this.lasting.delete(name);
    if (attributes.includes("Max-Age=0")) {
      this.cookies.delete(name);
      return;
    }
    this.cookies.set(name, pair.slice(separator + 1));
    const expires = attributes.find((attribute) => attribute.startsWith("Expires="))?.slice("Expires=".length);
    if (expires) this.lasting.set(name, new Date(expires));
  }
}
